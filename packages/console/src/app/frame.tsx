import { useGetOperator } from "@damadum/sdk";
import { Box, Header, Icon, Logo, NavLink, SkipLink, Tab, TabBar, TopLoader } from "@damadum/ui";
import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  Link,
  NavLink as RouterLink,
  Outlet,
  ScrollRestoration,
  useHref,
  useLinkClickHandler,
  useLocation,
} from "react-router-dom";
import { paths, mainScreens } from "../shared/paths.ts";
import { SearchField } from "./search-field.tsx";

/** On a phone: the day's work and what a day asks for; the account's page leads to the rest. */
const tabs = [
  { label: "할 일", icon: "check", href: paths.todo.getHref() },
  { label: "오늘", icon: "calendar", href: paths.today.getHref() },
  { label: "찾기", icon: "search", href: paths.search.getHref() },
  { label: "더 보기", icon: "menu", href: paths.account.getHref() },
] as const;

/** What is around every screen: mainScreens, the search that `/` reaches from anywhere, and who is logged in. */
export function Frame() {
  const operator = useGetOperator();
  const { pathname } = useLocation();
  const todo = useHref(paths.todo.getHref());
  const followLogo = useLinkClickHandler(paths.todo.getHref());
  const isBusy = useIsFetching() + useIsMutating() > 0;
  useFocusOnNewPage(pathname);
  return (
    <>
      <SkipLink targetId="main" />
      <Box
        display="flex"
        flexDirection="column"
        minHeight="calc(100dvh - var(--tab-bar-room))"
        _print={{ display: "block" }}
      >
        <TopLoader active={isBusy} />
        <Header
          logo={<Logo name="운영" aria-label="담아둠 운영" href={todo} onClick={followLogo} />}
          nav={mainScreens.map(({ label, href }) => (
            <NavLink key={href} asChild>
              <RouterLink to={href}>{label}</RouterLink>
            </NavLink>
          ))}
          actions={
            <>
              <SearchField key={pathname} />
              <Box hideBelow="md">
                <NavLink asChild>
                  <RouterLink to={paths.account.getHref()}>
                    <Icon name="user" size={20} />
                    {/* As wide as most names: the search keeps its place when the name arrives. */}
                    <Box as="span" minWidth="4.5em">
                      {operator.data?.name ?? "내 로그인"}
                    </Box>
                  </RouterLink>
                </NavLink>
              </Box>
            </>
          }
        />
        <Outlet />
      </Box>
      <Box hideFrom="md">
        <TabBar>
          {tabs.map(({ label, icon, href }) => (
            <Tab key={href} icon={icon} label={label} current={pathname.startsWith(href)}>
              <Link to={href} />
            </Tab>
          ))}
        </TabBar>
      </Box>
      <ScrollRestoration />
    </>
  );
}

/** Moves the focus to the new page's content, where a screen reader continues, unless something in it has the focus. */
function useFocusOnNewPage(pathname: string): void {
  useEffect(() => {
    const main = document.getElementById("main");
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}
