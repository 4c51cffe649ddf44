import { Outlet } from "react-router-dom";
import { useLoggedIn } from "../../shared/session/session-context.ts";

/**
 * Unmounts a member's pages as soon as the session ends, before the router navigates away: nothing private stays
 * visible, and nothing there sends requests without a token.
 */
export function MemberOutlet() {
  return useLoggedIn() ? <Outlet /> : null;
}
