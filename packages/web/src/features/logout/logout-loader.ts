import { appContext, type AppLoaderArgs } from "../../shared/router/app-context.ts";

/** Opening /logout is the logout, whether a person, an expired token or a link led here. */
export function logoutLoader({ context }: AppLoaderArgs) {
  // This device forgets at once; nobody waits until the server has heard of it.
  void context.get(appContext).session.logout();
  return null;
}
