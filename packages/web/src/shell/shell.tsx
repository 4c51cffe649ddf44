import { Box, SkipLink } from "@damadum/ui";
import { lazy, Suspense, type ReactNode } from "react";
import { Outlet, ScrollRestoration, useLocation, type Location } from "react-router-dom";
import { lazyExtra } from "../shared/browser/lazy-extra.ts";
import { useLoadOnIdle } from "../shared/browser/use-load-on-idle.ts";
import { useAtomValue } from "../shared/config/store.ts";
import { appPlatformAtom } from "../shared/browser/app-platform-atom.ts";
import { useRouteHandle } from "../shared/router/route-handle.ts";
import { loadAppFrame } from "./app/load-app-frame.ts";
import { usePageHead } from "./use-page-head.ts";
import { Popups } from "./popups/popups.tsx";
import { SessionNotice } from "./session-notice.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { MAIN_ID, useFocusOnNewPage } from "./use-focus-on-new-page.ts";

/**
 * Every page load has the key "default": without the path, a page that returns from a provider would restore the scroll
 * position of the page that left.
 */
function scrollKey({ key, pathname }: Location): string {
  return key === "default" ? pathname : key;
}

const AppFrame = lazy(async () => ({ default: (await loadAppFrame()).AppFrame }));

const LateNotices = lazyExtra(async () => (await import("./notices/late-notices.tsx")).LateNotices);

/** The frame around every page: in the app its own, in a browser header and footer (spec section 1). */
export function Shell() {
  const { popups = false } = useRouteHandle();
  const { pathname } = useLocation();
  usePageHead();
  useFocusOnNewPage();
  const inApp = useAtomValue(appPlatformAtom) !== null;
  // Not with the first paint, but before the network may be lost.
  const isTimeForNotices = useLoadOnIdle(false);
  const page = (
    <>
      <SessionNotice />
      {isTimeForNotices && (
        <Suspense>
          <LateNotices />
        </Suspense>
      )}
      <Outlet />
    </>
  );
  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      {inApp ? (
        <Suspense>
          <AppFrame>{page}</AppFrame>
        </Suspense>
      ) : (
        <WebFrame>{page}</WebFrame>
      )}
      {popups && <Popups key={pathname} />}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

function WebFrame({ children }: { children: ReactNode }) {
  const { header = "plain" } = useRouteHandle();
  return (
    <>
      {/* The footer begins below the viewport, so that a loading page causes no layout shift. */}
      <Box display="flex" flexDirection="column" minHeight="100dvh" _print={{ display: "block" }}>
        <SiteHeader tone={header} />
        {children}
      </Box>
      <SiteFooter />
    </>
  );
}
