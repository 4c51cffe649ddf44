import { Box, Button } from "@damadum/ui";
import { Link, useMatch } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { useSessionStatus } from "../shared/session/session-context.ts";
import { useLoginHref } from "./use-login-href.ts";
import { useLogout } from "./use-logout.ts";

/** The way in for visitors, the way out for members. */
export function AccountAction() {
  const status = useSessionStatus();
  const loginHref = useLoginHref();
  const { logout, leaving } = useLogout();
  const isLoginOpen = useMatch(paths.login.path) !== null;
  // A member's tokens are still looked at: neither way is right yet.
  if (status === "starting") return null;
  if (status === "member") {
    return (
      // On narrow screens the side menu has the way out; the bar keeps to what is needed there.
      <Box display={{ base: "none", md: "block" }}>
        <Button variant="plain" size="sm" loading={leaving} onClick={() => void logout()}>
          로그아웃
        </Button>
      </Box>
    );
  }
  if (isLoginOpen) return null;
  return (
    // boot.ts marks the page of a member, who would otherwise read this before React takes it away.
    <Box css={{ "html[data-member] &": { visibility: "hidden" } }}>
      <Button variant="plain" size="sm" asChild>
        <Link to={loginHref}>로그인</Link>
      </Button>
    </Box>
  );
}
