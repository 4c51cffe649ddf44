import { getListLoginProvidersQueryOptions } from "@damadum/sdk";
import { isAppShell } from "../../../shared/app-shell/app-shell.ts";

/** The social logins that are offered here; in the app, Google's comes back to the app. */
export function loginProvidersOptions() {
  return getListLoginProvidersQueryOptions(
    { client: isAppShell(window) ? "APP" : "WEB" },
    { query: { staleTime: Infinity } },
  );
}
