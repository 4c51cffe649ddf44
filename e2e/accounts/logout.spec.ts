import { expectAccessible } from "../steps/accessibility.ts";
import { bringLogin, logIn, newMember, storedTokens } from "../steps/member.ts";
import { expect, test } from "../test.ts";

test("the logout forgets the person here and offers the login", async ({ page, api }) => {
  const member = await newMember(api);
  await bringLogin(page, member);
  await page.goto("/my/profile");
  await page.getByRole("main").getByRole("link", { name: "로그아웃" }).click();
  await expect(page.getByRole("heading", { name: "로그아웃했어요" })).toBeVisible();
  expect(await storedTokens(page)).toEqual({ access_token: "", refresh_token: "" });
  await expectAccessible(page, "logout");
  await page.goBack();
  await expect(page).toHaveURL("/login?redirect=%2Fmy%2Fprofile");
  await expect(page.getByText(member.username)).toHaveCount(0);
});

test("an ended login says why, and leads back after logging in again", async ({ page, api }) => {
  const member = await newMember(api);
  await bringLogin(page, member);
  await page.goto("/logout?expired&redirect=%2Fmy%2Fprofile");
  await expect(page.getByRole("heading", { name: "다시 로그인해 주세요" })).toBeVisible();
  expect(await storedTokens(page)).toEqual({ access_token: "", refresh_token: "" });
  await expectAccessible(page, "expired");
  await page.getByRole("main").getByRole("link", { name: "로그인" }).click();
  await logIn(page, member);
  await expect(page).toHaveURL("/my/profile");
  await expect(page.getByText(member.username)).toBeVisible();
});
