import type { Page } from "@playwright/test";
import { refusal } from "../complaints.ts";
import { logIn, newMember, storedTokens, storeTokens } from "../steps/member.ts";
import {
  callsOf,
  comeBackLater,
  loggedOutHeading,
  loginHeading,
  openMyPage,
} from "../steps/my-page.ts";
import { afterExpiry } from "../steps/session.ts";
import { expect, test } from "../test.ts";

test("three tabs renew an expired token once when they refetch, and stay logged in when reloaded", async ({
  page,
  context,
  api,
  stack,
  complaints,
}) => {
  complaints.expect(refusal(401));
  const member = await newMember(api);
  await openMyPage(page, member);
  const tabs = [page];
  while (tabs.length < 3) {
    const tab = await context.newPage();
    await tab.goto("/my");
    await expect(tab.getByText(member.username)).toBeVisible();
    tabs.push(tab);
  }
  const calls = callsOf(context);
  await storeTokens(page, await afterExpiry(stack, await storedTokens(page)));
  await Promise.all(tabs.map(comeBackLater));

  const count = (matches: (call: (typeof calls)[number]) => boolean) =>
    calls.filter(matches).length;
  const hasAnswer = (of: Page) =>
    count(({ tab, path, status }) => tab === of && !path.includes("/token/") && status === 200) > 1;
  await expect.poll(() => tabs.every(hasAnswer)).toBe(true);
  expect(count(({ path }) => path === "/api/token/refresh")).toBe(1);
  expect(count(({ status }) => status === 401)).toBeGreaterThan(0);
  for (const tab of tabs) await expect(tab.getByText(member.username)).toBeVisible();

  await storeTokens(page, await afterExpiry(stack, await storedTokens(page)));
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expect(tab.getByText(member.username)).toBeVisible();
});

test("login in one tab opens the redirect of the others and shares rotation", async ({
  page,
  context,
  api,
}) => {
  const member = await newMember(api);
  await page.goto("/my");
  await expect(loginHeading(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/login");
  await logIn(other, member);
  await expect(other.getByRole("heading", { name: "이사와 박스 보관" })).toBeVisible();
  await expect(page.getByText(member.username)).toBeVisible();
  await expect(page).toHaveURL("/my");

  const before = await storedTokens(page);
  await other.reload();
  await expect
    .poll(async () => (await storedTokens(page)).refresh_token)
    .not.toBe(before.refresh_token);
  const calls = callsOf(context);
  await comeBackLater(page);
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(calls.every(({ status }) => status === 200)).toBe(true);
});

test("history shows nothing private after a logout", async ({ page, context, api }) => {
  const member = await newMember(api);
  await openMyPage(page, member);
  const other = await context.newPage();
  await other.goto("/my");
  await other.getByRole("main").getByRole("link", { name: "로그아웃" }).click();
  await expect(loggedOutHeading(other)).toBeVisible();
  await expect(loginHeading(page)).toBeVisible();
  await expect(page.getByText(member.username)).toHaveCount(0);

  for (const tab of [page, other]) {
    await tab.goto("/robots.txt");
    await tab.goBack();
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(tab.getByText(member.username)).toHaveCount(0);
  }
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      .filter((key) => key.startsWith("damadum.")),
  );
  expect(kept).toEqual([]);
});
