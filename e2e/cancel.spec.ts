import { storeLogin, newMember } from "./steps/member.ts";
import { makeOrder } from "./steps/order.ts";
import { dayAfter } from "./steps/quote.ts";
import { expect, test } from "./test.ts";

const won = new Intl.NumberFormat("ko-KR");

test("cancellation shows the fee, confirms and refunds the rest", async ({ page, api }) => {
  const member = await newMember(api);
  const seoulToday = new Intl.DateTimeFormat("sv", { timeZone: "Asia/Seoul" }).format(new Date());
  // Incurs the same fee as tomorrow, which closes for booking at 15:00.
  const date = dayAfter(seoulToday, 2);
  const { serial, amount } = await makeOrder(api, member, { date, plan: "FULL" });
  const fee = Math.floor(amount.total_amount / 10);
  await storeLogin(page, member);
  await page.goto("/my");
  await page.getByRole("link", { name: new RegExp(won.format(amount.total_amount)) }).click();
  await expect(page.getByText(serial).first()).toBeVisible();

  await page.getByRole("button", { name: "주문 취소하기" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("row", { name: /취소 수수료/ })).toContainText(won.format(fee));
  const refund = won.format(amount.total_amount - fee);
  await expect(dialog.getByRole("row", { name: /환불 금액/ })).toContainText(refund);
  await dialog.getByRole("button", { name: "취소 진행하기" }).click();
  await expect(dialog).toContainText(`${refund}원을 환불해 드려요`);
  const words = `수수료 ${won.format(fee)}원 내고 주문 취소하기`;
  await dialog.getByRole("button", { name: words }).click();

  await expect(page.getByRole("link", { name: "새 견적 받기" })).toBeVisible();
  await expect(page.getByRole("row", { name: /취소 수수료/ })).toContainText(won.format(fee));
  await expect(page.getByRole("row", { name: /환불 금액/ })).toContainText(refund);
});
