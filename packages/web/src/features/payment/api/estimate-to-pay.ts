import {
  getEstimate,
  getGetEstimateQueryOptions,
  getListEstimatesQueryKey,
  integrateEstimate,
  isApiError,
  type Estimate,
} from "@damadum/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { removeVisitorKey, visitorKeyOf } from "../../../shared/estimate/visitor-keys.ts";

/** The estimate with this serial; one that a visitor created on this device is first integrated into the account. */
export function estimateToPayOptions(serial: string) {
  return getGetEstimateQueryOptions(serial, {
    query: { queryFn: ({ signal }) => readOwnEstimate(serial, signal) },
  });
}

async function readOwnEstimate(serial: string, signal: AbortSignal): Promise<Estimate> {
  const key = visitorKeyOf(serial);
  if (key === null) return getEstimate(serial, { signal });
  try {
    const estimate = await integrateEstimate({ serial, visitor_key: key }, { signal });
    removeVisitorKey(serial);
    return estimate;
  } catch (error) {
    // A key that does not fit is useless: the estimate is the member's already, or reading it will report that
    // it is missing. After any other failure the key is kept for a retry.
    if (!isApiError(error) || ![400, 404, 422].includes(error.status)) throw error;
    removeVisitorKey(serial);
    return getEstimate(serial, { signal });
  }
}

/** Refetches every estimate and list of estimates after a payment was tried or confirmed. */
export function refreshEstimates(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: getListEstimatesQueryKey() });
}
