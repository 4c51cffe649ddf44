import { isApiError } from "@damadum/sdk";
import { QueryClient } from "@tanstack/react-query";

const MAX_RETRIES = 2;

/** A 4xx says that the request itself is wrong: asking again changes nothing, and 429 asks for the opposite. */
function mayRetry(failures: number, error: unknown): boolean {
  if (isApiError(error) && error.status < 500) return false;
  return failures < MAX_RETRIES;
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
