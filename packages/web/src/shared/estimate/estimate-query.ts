import { getGetEstimateQueryKey, getListEstimatesQueryKey, type Estimate } from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";

/** Writes an estimate that the server just returned into the cache; lists that show it are refetched when they open. */
export function cacheEstimate(queryClient: QueryClient, estimate: Estimate): void {
  queryClient.setQueryData(getGetEstimateQueryKey(estimate.serial), estimate);
  // The key of the lists is a prefix of those of single estimates; this one is fresh, so it is skipped.
  void queryClient.invalidateQueries({
    queryKey: getListEstimatesQueryKey(),
    predicate: ({ queryKey }) => !queryKey.includes(estimate.serial),
    // No list is mounted now, but the expired estimate that this one replaces may be, and it needs no refetch.
    refetchType: "none",
  });
}
