import type { Store } from "../../shared/config/store.ts";
import { followUncaughtErrors, reportError } from "../../shared/reporting/report-error.ts";
import { watchVersion } from "./watch-version.ts";

/** What a served page does beside its screen, once that stands: reports errors, keeps its shell, follows new builds. */
export function startBackground(store: Store): void {
  followUncaughtErrors();
  watchVersion(store);
  // No page depends on it: where a browser has none or forbids it, the network serves the shell.
  navigator.serviceWorker?.register("/service-worker.js").catch(reportError);
}
