import { openOwnEstimate } from "./steps/order.ts";
import { openPaper, pay, pressInWindow, startPaying } from "./steps/payment.ts";
import { expect, test } from "./test.ts";

// The service worker must let the return from the payment window pass.
test.use({ serviceWorkers: "allow" });

test("payment can be retried when it is cancelled in the window, then declined", async ({
  page,
  api,
  isMobile,
}) => {
  await openOwnEstimate(page, api);
  const amount = await startPaying(page);
  await pressInWindow(page, "취소", { isMobile, amount });
  await expect(page.getByText("결제를 취소했어요. 빠져나간 금액은 없어요.")).toBeVisible();
  await openPaper(page, { isMobile });

  await startPaying(page);
  await pressInWindow(page, "결제 실패 (카드 한도)", { isMobile, amount });
  await expect(page.getByText(/카드 한도를 넘었어요\. 빠져나간 금액은 없어요\./)).toBeVisible();

  if (isMobile) await page.getByRole("link", { name: "다시 결제하기" }).click();
  await pay(page, { isMobile });
  await page.getByRole("link", { name: "주문 보기" }).click();
  await expect(page.getByText("결제 완료")).toBeVisible();
  const payments = page.locator("#payments");
  await payments.getByText("시도 내역 2", { exact: true }).click();
  for (const reason of ["결제를 취소했어요.", "카드 한도를 넘었어요."]) {
    await expect(payments.getByText(reason, { exact: true })).toBeVisible();
  }
  await expect(payments.getByText("결제 실패", { exact: true })).toHaveCount(2);
});
