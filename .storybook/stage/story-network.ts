import { FetchInterceptor } from "@mswjs/interceptors/fetch";
import { XMLHttpRequestInterceptor } from "@mswjs/interceptors/XMLHttpRequest";
import { delay, http, HttpResponse, type AnyHandler, type UnhandledFrameHandle } from "msw";
import { defineNetwork, HttpNetworkFrame, InterceptorSource } from "msw/experimental";

const SLOW_MS = 2_000;

/** Handlers that override those of the story, by the network mode of the toolbar. */
const networkModes: Readonly<Record<string, AnyHandler>> = {
  slow: http.all("*/api/*", () => delay(SLOW_MS)),
  failing: http.all("*/api/*", () => HttpResponse.error()),
};

let unhandled: string[] = [];
const pending = new Map<symbol, string>();
let story = new AbortController();

const recordUnhandled: UnhandledFrameHandle = ({ frame }) => {
  if (!(frame instanceof HttpNetworkFrame)) return;
  const { method, url } = frame.data.request;
  if (new URL(url).pathname.startsWith("/api/")) unhandled.push(nameOf(method, url));
};

// In the page rather than in a service worker: it works under any path, on plain http and where workers are blocked.
const network = defineNetwork({
  sources: [
    new InterceptorSource({
      interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
    }),
  ],
  onUnhandledFrame: recordUnhandled,
  context: { quiet: true },
});
network.enable();
globalThis.fetch = tracked(globalThis.fetch);

/** Starts a story with its own handlers and aborts the pending requests of the previous one. */
export function setStoryHandlers(handlers: readonly AnyHandler[], mode: unknown): void {
  story.abort();
  story = new AbortController();
  pending.clear();
  unhandled = [];
  const override = networkModes[String(mode)];
  network.resetHandlers(...(override ? [override] : []), ...handlers);
}

/** The requests without a response yet, such as "GET /api/members/me". */
export function pendingCalls(): readonly string[] {
  return [...pending.values()];
}

/** The requests that no handler of the story matched. */
export function unhandledCalls(): readonly string[] {
  return unhandled;
}

function tracked(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const { signal: ended } = story;
    const request = new Request(input, init);
    const call = Symbol();
    pending.set(call, nameOf(request.method, request.url));
    return new Promise((resolve, reject) => {
      fetch(new Request(request, { signal: AbortSignal.any([request.signal, ended]) }))
        .finally(() => pending.delete(call))
        .then(resolve, (error: unknown) => {
          // The next story's token renewal waits for this one to settle.
          if (!ended.aborted || isRenewal(request)) reject(error);
        });
    });
  };
}

function isRenewal({ url }: Request): boolean {
  return new URL(url).pathname.startsWith("/api/token/");
}

function nameOf(method: string, url: string): string {
  return `${method} ${new URL(url).pathname}`;
}
