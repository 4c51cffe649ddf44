import { newCompanyPerson, payInvoice, storeBoxes } from "./steps/company.ts";
import { requestByKeyboard } from "./steps/company-keyboard.ts";
import { storeLogin } from "./steps/member.ts";
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

  await payInvoice(page, stack, { companyId, isMobile });
});
