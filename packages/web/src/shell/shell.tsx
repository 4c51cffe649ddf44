import { Box, SkipLink } from "@damadum/ui";
import { Outlet, ScrollRestoration, useLocation, type Location } from "react-router-dom";
import { isAppShell } from "../shared/browser/app-shell.ts";
import { useRouteHandle } from "../shared/router/route-handle.ts";
import { GlobalLoader } from "./global-loader.tsx";
import { usePageHead } from "./use-page-head.ts";
import { Popups } from "./popups/popups.tsx";
import { SessionNotice } from "./session-notice.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { MAIN_ID, useFocusOnNewPage } from "./use-focus-on-new-page.ts";

/**
 * Every page that is loaded anew has the key "default": without its path, a page that comes back from a provider would
 * be scrolled as far as the one that left.
 */
function scrollKey({ key, pathname }: Location): string {
  return key === "default" ? pathname : key;
}

/**
 * What stands around every page. The native app brings its own frame, so there the header and the footer
 * are left out (spec section 1) and the last row of the column is free for its tab bar.
 */
export function Shell() {
  const { header = "plain", popups = false } = useRouteHandle();
  const { pathname } = useLocation();
  usePageHead();
  useFocusOnNewPage();
  const inApp = isAppShell(globalThis);
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <GlobalLoader />
      {/* The footer begins below the first screen: it neither moves nor is moved while a page comes in. */}
      <Box display="flex" flexDirection="column" minHeight="100dvh" _print={{ display: "block" }}>
        {!inApp && <SiteHeader tone={header} />}
        <SessionNotice />
        <Outlet />
      </Box>
      {!inApp && <SiteFooter />}
      {popups && <Popups key={pathname} />}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
