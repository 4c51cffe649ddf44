import type { MiddlewareFunction } from "react-router-dom";
import { paths } from "../../shared/paths.ts";
import { pathOf } from "../../shared/router/redirect.ts";
import { appContext } from "../../shared/router/app-context.ts";

/**
 * Redirects visitors to the login with the full path that they requested. A stored token is renewed first
 * (spec section 4). As a middleware it runs before any loader below it requests a member's data.
 */
export const requireLogin: MiddlewareFunction = async ({ request, context }) => {
  const { session, redirectTo } = context.get(appContext);
  await session.initialise();
  if (!session.isLoggedIn()) throw redirectTo(paths.login.getHref(pathOf(new URL(request.url))));
};
