import { brand } from "@damadum/domain";
import { Box, Header, Logo } from "@damadum/ui";
import { useHref, useLinkClickHandler } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { useLoggedIn } from "../shared/session/session-context.ts";
import { AccountAction } from "./account-action.tsx";
import { GlobalLoader } from "./global-loader.tsx";
import { HelpMenu } from "./help-menu.tsx";
import { menuFor } from "./menu.ts";
import { MenuLink } from "./menu-link.tsx";
import { SideMenu } from "./side-menu.tsx";

export function SiteHeader({ tone }: { tone: "plain" | "grey" }) {
  const home = paths.home.getHref();
  const followLogo = useLinkClickHandler(home);
  const rows = menuFor(useLoggedIn());
  return (
    <Header
      tone={tone}
      logo={<Logo name={brand.name} href={useHref(home)} onClick={followLogo} />}
      nav={rows.map((row) => (
        <MenuLink key={row.href} row={row} />
      ))}
      actions={
        <>
          <GlobalLoader />
          <HelpMenu />
          <AccountAction />
          <Box display={{ base: "block", md: "none" }}>
            <SideMenu />
          </Box>
        </>
      }
    />
  );
}
