import { isApiError, isNetworkError } from "@damadum/sdk";
import { QueryClient } from "@tanstack/react-query";

const MAX_RETRIES = 2;

/**
 * Whether asking again may help: after a lost connection or a 5xx. A 4xx says that the request itself is wrong, 429 asks
 * for the opposite, and any other error is a mistake of the code.
 */
function mayRetry(failures: number, error: unknown): boolean {
  const mayPass = isNetworkError(error) || (isApiError(error) && error.status >= 500);
  return mayPass && failures < MAX_RETRIES;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: mayRetry,
        staleTime: 30_000,
        // Offline must end in an error that a person can read, not in a request that waits without a word.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
