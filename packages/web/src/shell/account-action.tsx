import { Box, Button } from "@damadum/ui";
import { Link, useMatch } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { useLoggedIn } from "../shared/session/session-context.ts";
import { useLoginHref } from "./use-login-href.ts";
import { useLogout } from "./use-logout.ts";

/** The way in for visitors, the way out for members. */
export function AccountAction() {
  const loggedIn = useLoggedIn();
  const loginHref = useLoginHref();
  const { logout, leaving } = useLogout();
  const isLoginOpen = useMatch(paths.login.path) !== null;
  if (loggedIn) {
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
    <Button variant="plain" size="sm" asChild>
      <Link to={loginHref}>로그인</Link>
    </Button>
  );
}
