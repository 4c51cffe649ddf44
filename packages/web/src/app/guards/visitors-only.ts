import type { MiddlewareFunction } from "react-router-dom";
import { safeRedirect } from "../../shared/router/redirect.ts";
import { appContext } from "../../shared/router/app-context.ts";

/** Redirects members who are already logged in to where the login would lead: the requested path, or home. */
export const visitorsOnly: MiddlewareFunction = async ({ request, context }) => {
  const { session, redirectTo } = context.get(appContext);
  try {
    await session.initialise();
  } catch {
    // The stored token could not be checked. Logging in again is a way out, so the screen opens (with a notice).
    return;
  }
  if (session.isLoggedIn()) {
    throw redirectTo(safeRedirect(new URL(request.url).searchParams.get("redirect")));
  }
};
