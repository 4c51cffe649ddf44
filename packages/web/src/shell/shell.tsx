import { Box, SkipLink } from "@damadum/ui";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { isAppShell } from "../shared/app-shell/app-shell.ts";
import { useRouteHandle } from "../shared/router/route-handle.ts";
import { GlobalLoader } from "./global-loader.tsx";
import { usePageTitle } from "./use-page-title.ts";
import { SessionNotice } from "./session-notice.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { MAIN_ID, useFocusOnNewPage } from "./use-focus-on-new-page.ts";

/**
 * What stands around every page. The native app brings its own frame, so there the header and the footer
 * are left out (spec section 1) and the last row of the column is free for its tab bar.
 */
export function Shell() {
  const { header = "plain" } = useRouteHandle();
  usePageTitle();
  useFocusOnNewPage();
  const inApp = isAppShell(window);
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <GlobalLoader />
      <Box display="flex" flexDirection="column" minHeight="100dvh">
        {!inApp && <SiteHeader tone={header} />}
        <SessionNotice />
        <Box flex="1">
          <Outlet />
        </Box>
        {!inApp && <SiteFooter />}
      </Box>
      <ScrollRestoration />
    </>
  );
}
