import { Outlet } from "react-router-dom";
import { useLoggedIn } from "../../shared/session/session-context.ts";

/**
 * Takes a member's pages off the screen the moment the session ends, before the router has led away: nothing
 * private stays in sight, and nothing there asks the server again without a token.
 */
export function MemberOutlet() {
  return useLoggedIn() ? <Outlet /> : null;
}
