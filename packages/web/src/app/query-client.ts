import { afterPress } from "@damadum/browser";
import { mayRetry } from "@damadum/sdk";
import { scheduleUnaskedChanges } from "@damadum/ui";
import { notifyManager, QueryClient } from "@tanstack/react-query";

// What the server answers must not move the page while something on it is pressed.
notifyManager.setScheduler((notify) => afterPress(() => setTimeout(notify, 0)));
scheduleUnaskedChanges(afterPress);

const PRICE_STALE_MS = 5 * 60_000;
const PRICE_GC_MS = 60_000;

/** Prefix of the generated keys of queries sent by POST: prices of a request and confirmations of a payment. */
const POST_KEY = ["POST"];

/** Creates an application's query cache; a test passes `queries` so that it need not wait for retries. */
export function createQueryClient(queries?: { readonly retryDelay: number }): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: mayRetry,
        staleTime: 30_000,
        // Offline must end in a visible error, not in a request that waits silently.
        networkMode: "always",
        ...queries,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  // The same request has the same price while a form is filled in, and each answer is another request: a refocus or a
  // reconnect must not calculate or confirm anything again.
  queryClient.setQueryDefaults(POST_KEY, {
    staleTime: PRICE_STALE_MS,
    gcTime: PRICE_GC_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return queryClient;
}
