import { storeLogin, newMember } from "./steps/member.ts";
import { makeEstimate } from "./steps/order.ts";
import { pressInWindow, startPaying } from "./steps/payment.ts";
import { freeDay } from "./steps/quote.ts";
import { expect, test } from "./test.ts";

/** The server asks on its own after half a minute. */
const ASKED_WITHIN_MS = 60_000;

// The provider's webhooks go to a closed port.
test.use({
  stackEnv: { PAYMENT_WEBHOOK_URL: "http://localhost:9/", PAYMENT_RECONCILE_SECONDS: "1" },
});

test("server finds a payment when no webhook arrives", async ({ page, api, isMobile }) => {
  test.slow();
  const member = await newMember(api);
  const { serial } = await makeEstimate(api, member, { date: await freeDay(api) });
  await storeLogin(page, member);
  await page.goto(`/estimate/payment?serial=${serial}`);
  const amount = await startPaying(page);
  await pressInWindow(page, "결제하고 돌아가지 않기", { isMobile, amount });

  await page.goto(`/my/estimate/${serial}`);
  await expect(page.getByText("결제 확인 중이에요")).toBeVisible();
  await expect(page.getByText("결제 완료")).toBeVisible({ timeout: ASKED_WITHIN_MS });
  await expect(page.getByText("예약 확인 중").first()).toBeVisible();
});
