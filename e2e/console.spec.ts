import { newMember, storeLogin } from "./steps/member.ts";
import { logInToConsole } from "./steps/operator.ts";
import { makeOrder } from "./steps/order.ts";
import { freeDay } from "./steps/quote.ts";
import { expect, test } from "./test.ts";

test("the built console has its theme, and no robot may index it", async ({ page, stack }) => {
  const opened = await page.goto(`http://localhost:${stack.settings.ports.console}/orders/x`);
  expect(opened?.headers()["x-robots-tag"]).toContain("noindex");

  await expect(page.getByRole("heading", { name: "담아둠 운영" })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=%2Forders%2Fx$/);
  // The brand's green: without its theme a button has no background of its own.
  const button = page.getByRole("button", { name: "로그인" });
  await expect(button).toHaveCSS("background-color", "rgb(29, 90, 69)");
});

test("the console refuses a wrong code and says so", async ({ page, stack, complaints }) => {
  complaints.expect(/responded with a status of 401 .*\/operator\/login$/);
  await page.goto(`http://localhost:${stack.settings.ports.console}/`);
  await page.getByLabel("아이디").fill("nobody");
  await page.getByRole("textbox", { name: "비밀번호" }).fill("Damadum!2026");
  await page.getByLabel("인증 번호").fill("123456");
  await page.getByRole("button", { name: "로그인" }).click();
  await expect(page.getByRole("alert")).toContainText("인증 번호");
});

test("the operator confirms what waits, and the member sees it", async ({ page, api, stack }) => {
  const member = await newMember(api, { name: "김확정", phoneNumber: "010-1234-5678" });
  await makeOrder(api, member, { date: await freeDay(api) });
  await logInToConsole(page, stack);
  await expect(page.getByRole("heading", { name: "할 일" })).toBeVisible();
  const confirm = page.getByRole("button", { name: /^김확정 .*확정하기$/ });
  await expect(async () => {
    // Orders of other flows may wait before it, and only what is near is rendered.
    await page.keyboard.press("End");
    await confirm.click({ timeout: 2_000 });
  }).toPass();
  await expect(confirm).toBeHidden();

  await storeLogin(page, member);
  await page.goto("/my");
  await expect(page.getByText(/예약이 확정됐어요/)).toBeVisible();
});
