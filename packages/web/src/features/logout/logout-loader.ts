import type { ShouldRevalidateFunctionArgs } from "react-router-dom";
import { paths } from "../../shared/paths.ts";
import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";

/** State of a logout's entry in the history once it has happened: going back there or reloading is no second logout. */
export const loggedOutState = { loggedOut: true } as const;

/** Whether the logout of this entry has happened already. */
export function hasLoggedOut(state: unknown): boolean {
  return typeof state === "object" && state !== null && "loggedOut" in state;
}

/**
 * Opening /logout is the logout, whether a person, an expired token or a link led here. Coming back to a logout that
 * has happened is none: a reload, the back button or a phone that brings the tab back must not end a later login.
 */
export async function logoutLoader({ context }: AppLoaderArgs): Promise<Response | null> {
  const { session, entryState, redirectTo } = context.get(appContext);
  if (hasLoggedOut(entryState())) {
    await session.initialise().catch(() => undefined); // The shell tells.
    return session.isLoggedIn() ? redirectTo(paths.home.getHref()) : null;
  }
  // This device forgets at once; nobody waits until the server has heard of it.
  void session.logout();
  return null;
}

/** Whether an open logout page is opened again: not because a login in another tab makes this one look again. */
export function shouldRevalidateLogout({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href !== nextUrl.href;
}
