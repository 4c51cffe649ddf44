import { expectAccessible } from "../steps/accessibility.ts";
import { storeLogin, logIn, newMember, storedTokens } from "../steps/member.ts";
import { expiredHeading, loggedOutHeading, loginHeading } from "../steps/my-page.ts";
import { expect, test } from "../test.ts";

test("logout removes the member's data and offers the login", async ({ page, api }) => {
  const member = await newMember(api);
  await storeLogin(page, member);
  await page.goto("/my/profile");
  await expect(page.getByText(member.username)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "로그아웃" }).click();
  await expect(loggedOutHeading(page)).toBeVisible();
  expect(await storedTokens(page)).toEqual({ access_token: "", refresh_token: "" });
  await expectAccessible(page, "logout");
  await page.goBack();
  await expect(loginHeading(page)).toBeVisible();
  await expect(page).toHaveURL("/login?redirect=%2Fmy%2Fprofile");
  await expect(page.getByText(member.username)).toHaveCount(0);
});

test("login shows why it ended and returns to the page afterwards", async ({ page, api }) => {
  const member = await newMember(api);
  await storeLogin(page, member);
  await page.goto("/logout?expired&redirect=%2Fmy%2Fprofile");
  await expect(expiredHeading(page)).toBeVisible();
  expect(await storedTokens(page)).toEqual({ access_token: "", refresh_token: "" });
  await expectAccessible(page, "expired");
  await page.getByRole("main").getByRole("link", { name: "로그인" }).click();
  await logIn(page, member);
  await expect(page).toHaveURL("/my/profile");
  await expect(page.getByText(member.username)).toBeVisible();
});

test("logout page keeps a later login when it is reloaded or reached by back", async ({
  page,
  context,
  api,
}) => {
  const member = await newMember(api);
  await storeLogin(page, member);
  await page.goto("/logout");
  await expect(loggedOutHeading(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/login?redirect=%2Fmy");
  await logIn(other, member);
  await expect(other.getByText(member.username)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "로그인" })).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveURL("/");
  await page.goto("/my");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await other.reload();
  await expect(other.getByText(member.username)).toBeVisible();
});
