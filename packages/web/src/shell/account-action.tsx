import { Box, Button } from "@damadum/ui";
import { useMatch } from "react-router-dom";
import { ButtonLink } from "../shared/page/button-link.tsx";
import { paths } from "../shared/paths.ts";
import { useSessionStatus } from "../shared/session/session-context.ts";
import { useLoginHref } from "./use-login-href.ts";
import { useLogout } from "./use-logout.ts";

/** The login link for visitors, the logout button for members. */
export function AccountAction() {
  const status = useSessionStatus();
  const loginHref = useLoginHref();
  const { logout, leaving } = useLogout();
  const isLoginOpen = useMatch(paths.login.path) !== null;
  // The stored tokens are still being checked, so neither is right yet.
  if (status === "starting") return null;
  if (status === "member") {
    return (
      // On narrow screens the side menu has the logout, so that the bar stays short.
      <Box display={{ base: "none", md: "block" }}>
        <Button variant="plain" size="sm" loading={leaving} onClick={() => void logout()}>
          로그아웃
        </Button>
      </Box>
    );
  }
  if (isLoginOpen) return null;
  return (
    // boot.ts marks the page of a member, who would otherwise see this until hydration.
    <Box css={{ "html[data-member] &": { visibility: "hidden" } }}>
      <ButtonLink variant="plain" size="sm" to={loginHref}>
        로그인
      </ButtonLink>
    </Box>
  );
}
