import { refusal } from "./complaints.ts";
import { storeLogin, newMember } from "./steps/member.ts";
import { makeEstimate, preparePayment } from "./steps/order.ts";
import { pay } from "./steps/payment.ts";
import { freeDay } from "./steps/quote.ts";
import { expect, test } from "./test.ts";

test("payment is refunded and can be made again when its amount was changed", async ({
  page,
  api,
  complaints,
  isMobile,
}) => {
  complaints.expect(refusal(409));
  const member = await newMember(api);
  const { serial } = await makeEstimate(api, member, { date: await freeDay(api) });
  const { merchant_uid } = await preparePayment(api, member, { serial });
  await api.forgetAmount(merchant_uid);
  const { imp_uid } = await api.payAtProvider({ merchant_uid, amount: 1000 });

  await storeLogin(page, member);
  const numbers = new URLSearchParams({ serial, imp_uid, merchant_uid, imp_success: "true" });
  await page.goto(`/estimate/payment/complete/mobile?${numbers}`);
  await expect(page.getByRole("heading", { name: "결제 금액이 주문과 달랐어요" })).toBeVisible();

  await page.getByRole("link", { name: "다시 결제하기" }).click();
  await pay(page, { isMobile });
  await page.getByRole("link", { name: "주문 보기" }).click();
  await expect(page.getByText("1,000원 환불")).toBeVisible();
  await expect(page.getByText("환불 완료")).toBeVisible();
  await expect(page.getByText("결제 완료")).toBeVisible();
});
