import { defaultHandlers, rejectUnhandledFrames } from "@damadum/sdk/mocks";
import { FetchInterceptor } from "@mswjs/interceptors/fetch";
import { defineNetwork, InterceptorSource } from "msw/experimental";

/** The mock server of a test: everything succeeds, unless the test overrides it with `mockApi.use(…)`. */
export const mockApi = defineNetwork({
  sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
  handlers: defaultHandlers,
  onUnhandledFrame: rejectUnhandledFrames,
  context: { quiet: true },
});
mockApi.enable();
