import { logIn, newMember } from "./steps/member.ts";
import { pressInWindow, startPaying } from "./steps/payment.ts";
import * as quote from "./steps/quote.ts";
import { fillInStorageQuote } from "./steps/storage.ts";
import { expect, test } from "./test.ts";

test("member logs in, pays for storage and finds its order in my page", async ({
  page,
  api,
  isMobile,
}) => {
  const member = await newMember(api);
  await page.goto("/login?redirect=%2Fstorage");
  await logIn(page, member);
  await expect(page).toHaveURL("/storage");
  await fillInStorageQuote(page, { date: await quote.freeDay(api), boxes: 2, months: 2 });
  await page.getByRole("button", { name: "견적 저장하고 결제하기" }).click();
  await pressInWindow(page, "결제하기", { isMobile, amount: await startPaying(page) });
  await expect(page.getByRole("heading", { name: "예약을 접수했어요" })).toBeVisible();
  await page.goto("/my");
  await expect(page.getByText(member.username)).toBeVisible();
  await page.getByRole("main").locator('a[href^="/my/order/storage/"]').first().click();
  await expect(page).toHaveURL(/\/my\/order\/storage\/ST/);
  await expect(page.getByText("결제 완료").first()).toBeVisible();
});
