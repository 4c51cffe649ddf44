import { FetchInterceptor } from "@mswjs/interceptors/fetch";
import { XMLHttpRequestInterceptor } from "@mswjs/interceptors/XMLHttpRequest";
import { delay, http, HttpResponse, type AnyHandler, type UnhandledFrameHandle } from "msw";
import { defineNetwork, HttpNetworkFrame, InterceptorSource } from "msw/experimental";

declare module "storybook/internal/csf" {
  interface Parameters {
    /** Who answers the calls of a story; the first handler that fits wins. */
    msw?: readonly AnyHandler[];
  }
}

const SLOW_MS = 2_000;

/** Answers that come before those of the story, by what the toolbar says of the network. */
const troubles: Readonly<Record<string, AnyHandler>> = {
  slow: http.all("*/api/*", () => delay(SLOW_MS)),
  failing: http.all("*/api/*", () => HttpResponse.error()),
};

let unanswered: string[] = [];
const underWay = new Map<symbol, string>();
let story = new AbortController();

const recordUnanswered: UnhandledFrameHandle = ({ frame }) => {
  if (!(frame instanceof HttpNetworkFrame)) return;
  const { method, url } = frame.data.request;
  if (new URL(url).pathname.startsWith("/api/")) unanswered.push(nameOf(method, url));
};

// In the page and not in a service worker: the same under any path, on plain http and where workers are refused.
const network = defineNetwork({
  sources: [
    new InterceptorSource({
      interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
    }),
  ],
  onUnhandledFrame: recordUnanswered,
  context: { quiet: true },
});
network.enable();
globalThis.fetch = followed(globalThis.fetch);

/** Begins a story with its own answers; what the story before still waited for is dropped unheard. */
export function answerCalls(handlers: readonly AnyHandler[], mode: unknown): void {
  story.abort();
  story = new AbortController();
  underWay.clear();
  unanswered = [];
  const trouble = troubles[String(mode)];
  network.resetHandlers(...(trouble ? [trouble] : []), ...handlers);
}

/** The calls that have no answer yet, such as "GET /api/members/me". */
export function callsUnderWay(): readonly string[] {
  return [...underWay.values()];
}

/** The calls that no handler of the story answered. */
export function callsWithoutHandler(): readonly string[] {
  return unanswered;
}

function followed(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const { signal: ended } = story;
    const request = new Request(input, init);
    const call = Symbol();
    underWay.set(call, nameOf(request.method, request.url));
    return new Promise((resolve, reject) => {
      fetch(new Request(request, { signal: AbortSignal.any([request.signal, ended]) }))
        .finally(() => underWay.delete(call))
        .then(resolve, (error: unknown) => {
          // The next story's renewal waits for this one to end.
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
