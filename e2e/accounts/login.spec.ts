import { logIn, newMember } from "../steps/member.ts";
import { expect, test } from "../test.ts";

test("login goes home when the redirect is another site", async ({ page, api }) => {
  // Browsers read the backslash as a slash; redirect.test.ts has every kind of redirect.
  const login = `/login?redirect=${encodeURIComponent("/\\evil.example")}`;
  const home = page.getByRole("heading", { name: "이사와 박스 보관" });
  await page.goto(login);
  await logIn(page, await newMember(api));
  await expect(home).toBeVisible();
  await expect(page).toHaveURL("/");

  await test.step("also for a member who is logged in", async () => {
    await page.goto(login);
    await expect(home).toBeVisible();
    await expect(page).toHaveURL("/");
  });
});
