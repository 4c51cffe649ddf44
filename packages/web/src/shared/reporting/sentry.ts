import { browserTracingIntegration, captureException, init } from "@sentry/browser";
import { scrub } from "./scrub.ts";

/** Integrations that record clicks and console output, which may contain typed text, and that count sessions. */
const LEFT_OUT = new Set(["Breadcrumbs", "Console", "BrowserSession"]);

/** Starts Sentry for this page, which reports uncaught errors itself; returns a function that reports others. */
export function startSentry(dsn: string): (error: unknown) => void {
  init({
    dsn,
    // Spec section 9.
    tracesSampleRate: 1,
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => !LEFT_OUT.has(name)),
      browserTracingIntegration(),
    ],
    // The API accepts no tracing headers.
    tracePropagationTargets: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    beforeSend: scrub,
    beforeSendSpan: scrub,
  });
  return (error) => void captureException(error);
}
