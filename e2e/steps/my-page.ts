import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect } from "../test.ts";
import { storeLogin, type Member } from "./member.ts";

/** Headings of the pages that show the state of a login. */
export const loggedOutHeading = (page: Page): Locator =>
  page.getByRole("heading", { name: "로그아웃했어요" });
export const expiredHeading = (page: Page): Locator =>
  page.getByRole("heading", { name: "다시 로그인해 주세요" });
export const loginHeading = (page: Page): Locator =>
  page.getByRole("heading", { name: "로그인", level: 1 });

export async function openMyPage(page: Page, member: Member): Promise<void> {
  await storeLogin(page, member);
  await page.goto("/my");
  await expect(page.getByText(member.username)).toBeVisible();
}

/** Returns to the page a minute later, which refetches stale data. */
export async function comeBackLater(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() + 60_000);
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
}

interface Call {
  tab: Page;
  path: string;
  status: number;
}

/** Paths of the API requests from now on, with the tab and the status of each response. */
export function callsOf(context: BrowserContext): readonly Call[] {
  const calls: Call[] = [];
  context.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api/") && response.request().method() !== "OPTIONS") {
      calls.push({ tab: response.frame().page(), path: pathname, status: response.status() });
    }
  });
  return calls;
}
