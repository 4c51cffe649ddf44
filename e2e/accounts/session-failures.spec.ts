import type { Route } from "@playwright/test";
import { refusal } from "../complaints.ts";
import { storeLogin, logIn, newMember, storedTokens, storeTokens } from "../steps/member.ts";
import { comeBackLater, expiredHeading, loggedOutHeading, openMyPage } from "../steps/my-page.ts";
import { afterExpiry, endElsewhere } from "../steps/session.ts";
import { expect, test } from "../test.ts";

test.describe("session failures", () => {
  test("session goes to /logout when the token expires again after its refresh", async ({
    page,
    api,
    stack,
    complaints,
  }) => {
    complaints.expect(refusal(401));
    const member = await newMember(api);
    await openMyPage(page, member);
    const expired = await afterExpiry(stack, await storedTokens(page));
    const another = await afterExpiry(stack, expired);
    await page.route("**/api/token/refresh", (route) => answer(route, 200, another.access_token));
    await storeTokens(page, expired);
    await comeBackLater(page);
    await expect(loggedOutHeading(page)).toBeVisible();
    await expect(page).toHaveURL(/\/logout(\?redirect=%2Fmy)?$/);
    expect((await storedTokens(page)).access_token).toBe("");
  });

  test("session goes to /logout?expired when the token is invalid, and returns after login", async ({
    page,
    api,
    complaints,
  }) => {
    complaints.expect(refusal(401));
    const member = await newMember(api);
    await openMyPage(page, member);
    await endElsewhere(api, await storedTokens(page));
    await comeBackLater(page);
    await expect(expiredHeading(page)).toBeVisible();
    await expect(page).toHaveURL("/logout?expired&redirect=%2Fmy");
    await page.getByRole("main").getByRole("link", { name: "로그인" }).click();
    await logIn(page, member);
    await expect(page.getByRole("heading", { name: "마이페이지" })).toBeVisible();
  });

  test("session goes to /logout when a 401 has no body", async ({ page, api, complaints }) => {
    complaints.expect(refusal(401));
    await openMyPage(page, await newMember(api));
    await page.route("**/api/users/my", (route) => answer(route, 401));
    await comeBackLater(page);
    await expect(loggedOutHeading(page)).toBeVisible();
    expect((await storedTokens(page)).access_token).toBe("");
  });

  test("session goes to /logout?expired when the refresh fails", async ({
    page,
    api,
    stack,
    complaints,
  }) => {
    complaints.expect(refusal(401));
    const member = await newMember(api);
    await openMyPage(page, member);
    const tokens = await storedTokens(page);
    await endElsewhere(api, tokens);
    await storeTokens(page, await afterExpiry(stack, tokens));
    await comeBackLater(page);
    await expect(expiredHeading(page)).toBeVisible();
    await expect(page).toHaveURL("/logout?expired&redirect=%2Fmy");
  });

  test("session goes to /logout?expired when the renewal at start fails", async ({
    page,
    api,
    complaints,
  }) => {
    complaints.expect(refusal(401));
    const member = await newMember(api);
    await storeLogin(page, member);
    await endElsewhere(api, member.tokens);
    await page.goto("/my");
    await expect(expiredHeading(page)).toBeVisible();
    await expect(page).toHaveURL("/logout?expired&redirect=%2Fmy");
  });

  test("session keeps login and screen when a refresh gets no response", async ({
    page,
    api,
    stack,
    complaints,
  }) => {
    complaints.expect(refusal(401), /net::ERR_INTERNET_DISCONNECTED/);
    const member = await newMember(api);
    await openMyPage(page, member);
    await storeTokens(page, await afterExpiry(stack, await storedTokens(page)));
    await page.route("**/api/token/refresh", (route) => route.abort("internetdisconnected"));
    const tried = page.waitForRequest("**/api/token/refresh");
    await comeBackLater(page);
    await tried;
    await expect(page.getByText(member.username)).toBeVisible();
    expect((await storedTokens(page)).access_token).not.toBe("");
    await page.unroute("**/api/token/refresh");
    await page.reload();
    await expect(page.getByText(member.username)).toBeVisible();
  });
});

/** Responds as the API would to a page of another origin. */
function answer(route: Route, status: number, accessToken?: string): Promise<void> {
  const headers = { "access-control-allow-origin": "*" };
  return route.fulfill({
    status,
    headers,
    ...(accessToken === undefined ? {} : { json: { access_token: accessToken } }),
  });
}
