import { newMember, storeLogin } from "./steps/member.ts";
import { operate } from "./steps/operator.ts";
import { makeOrder } from "./steps/order.ts";
import { pressInWindow, startPaying } from "./steps/payment.ts";
import { freeDay } from "./steps/quote.ts";
import { expect, test } from "./test.ts";

test("member pays the balance after unloading and writes a review when the move is complete", async ({
  page,
  api,
  stack,
  complaints,
  isMobile,
}) => {
  // The form checks for an existing review.
  complaints.expect(/responded with a status of 404 .*\/review$/);
  const member = await newMember(api);
  const { serial } = await makeOrder(api, member, { date: await freeDay(api) });
  await storeLogin(page, member);
  for (const state of ["CONFIRM", "WORKING", "WORKING_COMPLETE"]) {
    await operate(stack, "moves", "advance", serial, state, "--early");
  }

  await page.goto("/my");
  await page.getByRole("link", { name: /^잔금 [\d,]+원 결제하기$/ }).click();
  await expect(page.getByRole("row", { name: /잔금/ }).first()).toContainText("지금 결제해 주세요");
  const amount = await startPaying(page);
  await pressInWindow(page, "결제하기", { isMobile, amount });
  await expect(page.getByRole("heading", { name: "잔금을 결제했어요" })).toBeVisible();
  await page.getByRole("link", { name: "주문 보기" }).click();
  await expect(page.getByRole("row", { name: /잔금/ })).toContainText("모두 결제했어요");

  await operate(stack, "moves", "advance", serial, "COMPLETE", "--early");
  await page.reload();
  await page.getByRole("link", { name: "후기 쓰기" }).click();
  await page.getByRole("radio", { name: /4/ }).check();
  await page.getByRole("textbox").fill("시간 맞춰 오셨고 짐도 그대로예요.");
  await page.getByRole("button", { name: "후기 남기기" }).click();
  await expect(page.getByText("시간 맞춰 오셨고 짐도 그대로예요.")).toBeVisible();
});
