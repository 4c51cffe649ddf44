import { Button, IconButton, Sheet, Stack } from "@damadum/ui";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useLoggedIn } from "../shared/session/session-context.ts";
import { menuFor } from "./menu.ts";
import { CloseOnBack } from "./close-on-back.tsx";
import { MenuLink } from "./menu-link.tsx";
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
            <Button variant="filled" block asChild>
              <Link to={loginHref} onClick={close}>
                로그인
              </Link>
            </Button>
          )}
        </Stack>
      </Sheet>
    </>
  );
}
