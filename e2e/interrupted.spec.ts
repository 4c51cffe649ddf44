import { expect, test } from "./app-test.ts";
import { comeBackFromOutside, openOutside } from "./steps/social-login.ts";

test("login returns to the app when it was left once in the system browser and the device closed the app", async ({
  page,
  shell,
}) => {
  await page.goto("/login?redirect=%2Fmy");
  await page.getByRole("textbox", { name: "아이디" }).fill("saebom");
  const abandoned = await openOutside(page, shell);
  await expect(page.getByRole("textbox", { name: "아이디" })).toHaveValue("saebom");

  const address = await openOutside(page, shell);
  expect(address.searchParams.get("state")).not.toBe(abandoned.searchParams.get("state"));
  await page.goto("/");
  await comeBackFromOutside(page, shell, address);
  await expect(page.getByRole("heading", { name: "Google 계정으로 가입" })).toBeVisible();
  await expect(page).toHaveURL("/signup/google?redirect=%2Fmy");
});
