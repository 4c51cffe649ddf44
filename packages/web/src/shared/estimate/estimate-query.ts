import {
  isApiError,
  getGetEstimateQueryKey,
  getListEstimatesQueryKey,
  type Estimate,
} from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";

/** Writes an estimate that the server just returned into the cache; lists that show it are refetched when they open. */
export function cacheEstimate(queryClient: QueryClient, estimate: Estimate): void {
  queryClient.setQueryData(getGetEstimateQueryKey(estimate.serial), estimate);
  // The key of the lists is a prefix of those of single estimates, and this one is fresh.
  void queryClient.invalidateQueries({
    queryKey: getListEstimatesQueryKey(),
    predicate: ({ queryKey }) => !queryKey.includes(estimate.serial),
    // No list is mounted now, but the expired estimate that this one replaces may be, and it needs no refetch.
    refetchType: "none",
  });
}

/** Whether an estimate does not exist for this person: its serial is malformed (400), unknown or another member's (404). */
export function isNotFound(error: Error): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 400);
}
