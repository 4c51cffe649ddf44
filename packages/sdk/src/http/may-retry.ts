import { isApiError } from "./api-error.ts";
import { isNetworkError } from "./network-error.ts";

const MAX_RETRIES = 2;

/**
 * Whether a retry may help: after a lost connection or a 5xx. A 4xx means that the request itself is wrong, a 429 asks
 * for the opposite, and any other error is a bug.
 */
export function mayRetry(failures: number, error: unknown): boolean {
  const mayPass = isNetworkError(error) || (isApiError(error) && error.status >= 500);
  return mayPass && failures < MAX_RETRIES;
}
