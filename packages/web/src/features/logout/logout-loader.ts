import type { ShouldRevalidateFunctionArgs } from "react-router-dom";
import { paths } from "../../shared/paths.ts";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";

/** Router state of a completed logout: going back to it or reloading it does not log out again. */
export const loggedOutState = { loggedOut: true } as const;

/** Whether the logout of this history entry is completed. */
export function hasLoggedOut(state: unknown): boolean {
  return typeof state === "object" && state !== null && "loggedOut" in state;
}

/**
 * Opening /logout logs out, whether a person, an expired token or a link led here. Returning to a completed logout
 * does not: a reload, the back button or a restored tab must not end a later session.
 */
export async function logoutLoader({ context }: AppLoaderArgs): Promise<Response | null> {
  const { session, entryState, redirectTo } = context.get(appContext);
  if (hasLoggedOut(entryState())) {
    await session.initialise().catch(() => undefined); // The shell shows the error.
    return session.isLoggedIn() ? redirectTo(paths.home.getHref()) : null;
  }
  // This device logs out immediately; the navigation does not wait for the server.
  void session.logout();
  return null;
}

/** Revalidates the logout page only when its URL changes, not when a login in another tab revalidates the router. */
export function shouldRevalidateLogout({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href !== nextUrl.href;
}
