import { getGetEstimateQueryKey, getListEstimatesQueryKey, type Estimate } from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";

/** Takes over an estimate as the server has just answered it; the lists that show it are asked for again. */
export async function receiveEstimate(queryClient: QueryClient, estimate: Estimate): Promise<void> {
  queryClient.setQueryData(getGetEstimateQueryKey(estimate.serial), estimate);
  // The key of the lists begins those of single estimates too, and this one was asked for this moment.
  await queryClient.invalidateQueries({
    queryKey: getListEstimatesQueryKey(),
    predicate: ({ queryKey }) => !queryKey.includes(estimate.serial),
  });
}
