import { browserTracingIntegration, captureException, init } from "@sentry/browser";
import { scrub } from "./scrub.ts";

/** Follow what people press and what a console says: both may hold what somebody typed. */
const LEFT_OUT = new Set(["Breadcrumbs", "Console", "BrowserSession"]);

/** Starts Sentry for this page; answers how to report an error. Uncaught ones it finds by itself. */
export function startSentry(dsn: string): (error: unknown) => void {
  init({
    dsn,
    // Spec section 9.
    tracesSampleRate: 1,
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => !LEFT_OUT.has(name)),
      browserTracingIntegration(),
    ],
    // The API takes no headers of tracing.
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
