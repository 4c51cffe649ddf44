import { isApiError, isNetworkError } from "@damadum/sdk";
import { config } from "../config/config.ts";

type Report = (error: unknown) => void;

let sentry: Promise<Report> | undefined;

/** Sentry, loaded on first use; undefined if no DSN is configured. */
function loadSentry(): Promise<Report> | undefined {
  const dsn = config.sentryDsn;
  if (dsn === "") return undefined;
  sentry ??= import("./sentry.ts").then(({ startSentry }) => startSentry(dsn));
  // A failed load is retried with the next error.
  sentry.catch(() => {
    sentry = undefined;
  });
  return sentry;
}

/** Reports an unexpected error; API and network errors are expected and shown by the screens. */
export function reportError(error: unknown): void {
  if (isApiError(error) || isNetworkError(error)) return;
  console.error(error);
  void send(error);
}

async function send(error: unknown): Promise<void> {
  try {
    (await loadSentry())?.(error);
  } catch {
    // Without a network nothing can be reported.
  }
}

/** Reports uncaught errors until Sentry is loaded, which then does so itself. */
export function followUncaughtErrors(): void {
  const onError = ({ error }: ErrorEvent) => reportError(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  const stop = () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
  // If it cannot be loaded, each error tries again.
  loadSentry()?.then(stop, () => undefined);
}
