import { Box, Tab, TabBar } from "@damadum/ui";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { useAtomValue } from "../../shared/config/store.ts";
import { appPlatformAtom } from "../../shared/browser/app-platform-atom.ts";
import { AppBar } from "./app-bar.tsx";
import { ConnectionLoss } from "./connection-loss.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { appTabs, tabOf } from "./tabs.ts";
import { useExternalLinks } from "./use-external-links.ts";
import { useNativeEvents } from "./use-native-events.ts";

/** The frame around every page in the app, instead of header and footer (spec section 2). */
export function AppFrame({ children }: { children: ReactNode }) {
  const current = tabOf(useLocation().pathname);
  const platform = useAtomValue(appPlatformAtom);
  useNativeEvents();
  useExternalLinks();
  return (
    <>
      <Box
        display="flex"
        flexDirection="column"
        minHeight="calc(100dvh - var(--tab-bar-room))"
        _print={{ display: "block" }}
      >
        <AppBar />
        {children}
      </Box>
      {current?.code === "MY" && <LegalLinks />}
      <TabBar>
        {appTabs.map((tab) => (
          <Tab key={tab.href} icon={tab.icon} label={tab.label} current={tab === current}>
            <Link to={tab.href} />
          </Tab>
        ))}
      </TabBar>
      {platform === "android" && <ConnectionLoss />}
    </>
  );
}
