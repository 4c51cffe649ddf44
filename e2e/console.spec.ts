import { expect } from "@playwright/test";
import { test } from "./stack.ts";

test("the built console has its theme, and no robot may index it", async ({ page, stack }) => {
  const opened = await page.goto(`http://localhost:${stack.settings.ports.console}/orders/x`);
  expect(opened?.headers()["x-robots-tag"]).toContain("noindex");

  await expect(page.getByRole("heading", { name: "담아둠 운영" })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=%2Forders%2Fx$/);
  // The brand's green: without its theme a button has no background of its own.
  const button = page.getByRole("button", { name: "로그인" });
  await expect(button).toHaveCSS("background-color", "rgb(29, 90, 69)");
});

test("the console refuses a wrong code and says so", async ({ page, stack }) => {
  await page.goto(`http://localhost:${stack.settings.ports.console}/`);
  await page.getByLabel("아이디").fill("nobody");
  await page.getByRole("textbox", { name: "비밀번호" }).fill("Damadum!2026");
  await page.getByLabel("인증 번호").fill("123456");
  await page.getByRole("button", { name: "로그인" }).click();
  await expect(page.getByRole("alert")).toContainText("인증 번호");
});
