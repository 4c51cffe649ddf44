import type { Store } from "../../shared/config/store.ts";
import { followUncaughtErrors, reportError } from "../../shared/reporting/report-error.ts";
import { watchVersion } from "./watch-version.ts";

/** Starts the background work of a page once its screen is up: error reports, the service worker, new builds. */
export function startBackground(store: Store): void {
  followUncaughtErrors();
  watchVersion(store);
  // Optional: when a browser has no service workers or blocks them, the network serves the shell.
  navigator.serviceWorker?.register("/service-worker.js").catch(reportError);
}
