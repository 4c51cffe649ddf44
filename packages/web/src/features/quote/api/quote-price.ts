import { calculateEstimateAmount, type EstimateDraft } from "@damadum/sdk";
import { queryOptions } from "@tanstack/react-query";

/** The server's price of a draft. Pure: the same draft is never asked for twice. */
export function quotePriceOptions(draft: EstimateDraft) {
  return queryOptions({
    queryKey: ["calculateEstimateAmount", draft],
    queryFn: ({ signal }) => calculateEstimateAmount(draft, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  });
}
