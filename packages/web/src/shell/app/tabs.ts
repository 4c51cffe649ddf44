import type { IconName } from "@damadum/ui";
import { matchPath } from "react-router-dom";
import { paths } from "../../shared/paths.ts";

export interface AppTab {
  readonly code: "BRAND" | "STORAGE" | "MOVE" | "MY";
  readonly label: string;
  readonly icon: IconName;
  readonly href: string;
  /** Pages of this tab, including all below them, except for home, which matches exactly. */
  readonly pages: readonly string[];
}

const { brand, guide, guideEstimate, guideStorage, home, login, my } = paths;

/** Tabs of the app, in order (spec section 2: my page is also active for login and support). */
export const appTabs: readonly AppTab[] = [
  { code: "BRAND", label: "브랜드", icon: "home", href: brand.getHref(), pages: [brand.path] },
  {
    code: "STORAGE",
    label: "보관 안내",
    icon: "box",
    href: guideStorage.getHref(),
    pages: [guide.path, guideStorage.path, paths.storageQuote.path, paths.freeMonths.path],
  },
  {
    code: "MOVE",
    label: "견적",
    icon: "receipt",
    href: home.getHref(),
    pages: [home.path, guideEstimate.path, "/estimate"],
  },
  {
    code: "MY",
    label: "마이",
    icon: "user",
    href: my.getHref(),
    pages: [my.path, login.path, "/logout", "/signup", "/users", "/welcome", "/support"],
  },
];

/** The tab that a page belongs to: of all matches, the one with the longest path. */
export function tabOf(pathname: string): AppTab | null {
  const fits = appTabs.flatMap((tab) =>
    tab.pages
      .filter((path) => matchPath({ path, end: path === home.path }, pathname) !== null)
      .map((path) => ({ tab, depth: path.length })),
  );
  return fits.toSorted((one, other) => other.depth - one.depth)[0]?.tab ?? null;
}

/** Whether a page is the root of a tab, with no page above it for the app's back button. */
export function isTabRoot(pathname: string): boolean {
  return appTabs.some(({ href }) => href === pathname);
}
