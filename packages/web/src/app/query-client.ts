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

const PRICE_STALE_MS = 5 * 60_000;
const PRICE_GC_MS = 60_000;

/** Generated keys of whatever is read by a POST begin so: prices of a request, and confirmations of a payment. */
const POST_KEY = ["POST"];

/** The cache of one application; `queries` overrides its defaults, which a test does that would wait for nothing. */
export function createQueryClient(queries?: { readonly retryDelay: number }): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: mayRetry,
        staleTime: 30_000,
        // Offline must end in an error that a person can read, not in a request that waits without a word.
        networkMode: "always",
        ...queries,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  // The same request has the same price while somebody answers a form, and each answer is another request: nothing is
  // calculated or confirmed again because a window was left or a connection came back.
  queryClient.setQueryDefaults(POST_KEY, {
    staleTime: PRICE_STALE_MS,
    gcTime: PRICE_GC_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return queryClient;
}
