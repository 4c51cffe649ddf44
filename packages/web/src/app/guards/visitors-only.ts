import type { MiddlewareFunction } from "react-router-dom";
import { safeRedirect } from "../../shared/router/redirect.ts";
import { appContext } from "../../shared/router/app-context.ts";

/** Sends whoever is logged in already to where the login would have led: the requested path, or home. */
export const visitorsOnly: MiddlewareFunction = async ({ request, context }) => {
  const { session, redirectTo } = context.get(appContext);
  try {
    await session.initialise();
  } catch {
    // No answer about the stored token. Logging in again is a way out, so the screen opens; the shell tells.
    return;
  }
  if (session.isLoggedIn()) {
    throw redirectTo(safeRedirect(new URL(request.url).searchParams.get("redirect")));
  }
};
