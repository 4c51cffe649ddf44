import { Button, IconButton, Sheet, Stack } from "@damadum/ui";
import { useEffect, useState } from "react";
import { NavigationType, useBlocker } from "react-router-dom";
import { ButtonLink } from "../shared/page/button-link.tsx";
import { useLoggedIn } from "../shared/session/session-context.ts";
import { MenuLink } from "./menu-link.tsx";
import { menuFor } from "./menu.ts";
import { useLoginHref } from "./use-login-href.ts";
import { useLogout } from "./use-logout.ts";

/** The menu of narrow screens; the page behind it does not scroll while it is open. */
export function SideMenu() {
  const [open, setOpen] = useState(false);
  const loggedIn = useLoggedIn();
  const loginHref = useLoginHref();
  const { logout, leaving } = useLogout();
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        icon="menu"
        label="전체 메뉴"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onOpenChange={setOpen} placement="side" title="전체 메뉴">
        <CloseOnBack onClose={close} />
        <Stack gap="6">
          <Stack as="nav" gap="1" aria-label="전체 메뉴">
            {menuFor(loggedIn).map((row) => (
              <MenuLink key={row.href} row={row} layout="list" onFollow={close} />
            ))}
          </Stack>
          {loggedIn ? (
            <Button
              variant="outline"
              block
              loading={leaving}
              onClick={() => {
                close();
                void logout();
              }}
            >
              로그아웃
            </Button>
          ) : (
            <ButtonLink variant="filled" block to={loginHref} onClick={close}>
              로그인
            </ButtonLink>
          )}
        </Stack>
      </Sheet>
    </>
  );
}

/** While mounted, makes the back button close what is open instead of leaving the page. */
function CloseOnBack({ onClose }: { readonly onClose: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
  return null;
}
