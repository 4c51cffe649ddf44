import { defaultHandlers, rejectUnhandledFrames } from "@damadum/sdk/mocks";
import { FetchInterceptor } from "@mswjs/interceptors/fetch";
import { XMLHttpRequestInterceptor } from "@mswjs/interceptors/XMLHttpRequest";
import { defineNetwork, InterceptorSource } from "msw/experimental";

/**
 * The mock server of a test: everything succeeds for a member, unless the test overrides it with `mockApi.use(…)`; an
 * unhandled API request is reported as an error. In the page, because a service worker would also relay every module
 * that the page loads.
 */
export const mockApi = defineNetwork({
  sources: [
    new InterceptorSource({
      interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
    }),
  ],
  handlers: defaultHandlers,
  onUnhandledFrame: rejectUnhandledFrames,
  context: { quiet: true },
});
mockApi.enable();
