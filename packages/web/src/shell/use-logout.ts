import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { useSession } from "../shared/session/session-context.ts";

/** Logs out from a menu and goes home (spec section 2). */
export function useLogout(): { logout: () => Promise<void>; leaving: boolean } {
  const session = useSession();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  return {
    leaving,
    async logout() {
      setLeaving(true);
      // This device forgets immediately, so the page changes without waiting for the server.
      const ended = session.logout();
      await navigate(paths.home.getHref());
      await ended;
      setLeaving(false);
    },
  };
}
