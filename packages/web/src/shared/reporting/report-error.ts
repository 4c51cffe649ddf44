import { isApiError, isNetworkError } from "@damadum/sdk";
import { config } from "../config/config.ts";

type Report = (error: unknown) => void;

let sentry: Promise<Report> | undefined;

/** Sentry, which is loaded at the first need; undefined where nobody is to be told. */
function loadSentry(): Promise<Report> | undefined {
  const dsn = config.sentryDsn;
  if (dsn === "") return undefined;
  sentry ??= import("./sentry.ts").then(({ startSentry }) => startSentry(dsn));
  // What could not be loaded is tried again with the next error.
  sentry.catch(() => {
    sentry = undefined;
  });
  return sentry;
}

/** Reports an error that the code did not foresee; answers of the API and a lost network are no such errors. */
export function reportError(error: unknown): void {
  if (isApiError(error) || isNetworkError(error)) return;
  console.error(error);
  void send(error);
}

async function send(error: unknown): Promise<void> {
  try {
    (await loadSentry())?.(error);
  } catch {
    // Without a network nobody can be told.
  }
}

/** Follows uncaught errors from now on; Sentry does so itself once it is here. */
export function followUncaughtErrors(): void {
  const onError = ({ error }: ErrorEvent) => reportError(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  const stop = () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
  // Where it cannot be loaded, each error tries again.
  loadSentry()?.then(stop, () => undefined);
}
