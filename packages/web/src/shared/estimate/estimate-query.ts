import {
  isApiError,
  getGetEstimateQueryKey,
  getListEstimatesQueryKey,
  type Estimate,
} from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";

/** Takes over an estimate as the server has just answered it; the lists that show it are asked for when they are opened. */
export function receiveEstimate(queryClient: QueryClient, estimate: Estimate): void {
  queryClient.setQueryData(getGetEstimateQueryKey(estimate.serial), estimate);
  // The key of the lists begins those of single estimates too, and this one was asked for this moment.
  void queryClient.invalidateQueries({
    queryKey: getListEstimatesQueryKey(),
    predicate: ({ queryKey }) => !queryKey.includes(estimate.serial),
    // No list is on the screen now, but the expired estimate of this one may be: nobody waits for that one any more.
    refetchType: "none",
  });
}

/** Whether an estimate is not there for this person: its serial never was one (400), is nobody's or somebody else's (404). */
export function isMissing(error: Error): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 400);
}
