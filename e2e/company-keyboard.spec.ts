import { expectAccessible } from "./steps/accessibility.ts";
import { newCompanyPerson, storeBoxes, todayInSeoul } from "./steps/company.ts";
import { requestByKeyboard } from "./steps/company-keyboard.ts";
import { storeLogin } from "./steps/member.ts";
import { operate } from "./steps/operator.ts";
import { pressInWindow, startPaying } from "./steps/payment.ts";
import * as quote from "./steps/quote.ts";
import { expect, test } from "./test.ts";

test("a company requests a stored box by keyboard only, and pays its invoice in the window over the page", async ({
  page,
  api,
  stack,
  isMobile,
}) => {
  test.slow();
  const { companyId, tokens } = await newCompanyPerson(stack, api);
  const day = await quote.freeDay(api);
  const serial = await storeBoxes(stack, api, { tokens, count: 3, day });
  await storeLogin(page, { tokens });

  await requestByKeyboard(page, { serial, department: "법무팀" }, quote.dayAfter(day, 6));
  await expect(page.getByText("관리자가 요청을 확인하고 있어요.")).toBeVisible();

  await operate(stack, "invoices", "issue", companyId, todayInSeoul().slice(0, 7), "--yes");
  await page.goto("/my/company");
  await page.getByRole("list", { name: "결제할 청구서" }).getByRole("link").click();
  await expect(page.getByRole("heading", { name: "결제", exact: true }).first()).toBeVisible();
  await expectAccessible(page, "invoice to pay");
  const amount = await startPaying(page);
  await pressInWindow(page, "결제하기", { isMobile, amount });
  await expect(page.getByRole("heading", { name: "청구서를 결제했어요" })).toBeVisible();
  await expectAccessible(page, "finished payment");
  await page.getByRole("link", { name: "청구서 보기" }).click();
  await expect(page.getByText("결제를 마쳤어요.")).toBeVisible();
  await expectAccessible(page, "paid invoice");
});
