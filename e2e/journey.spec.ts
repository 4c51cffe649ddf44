import { cancelAndWithdraw } from "./steps/order.ts";
import { pay } from "./steps/payment.ts";
import * as quote from "./steps/quote.ts";
import {
  chooseAccount,
  finishSocialSignup,
  openProvider,
  providers,
} from "./steps/social-login.ts";
import { expect, test } from "./test.ts";

test("visitor saves a quote, signs up with Naver to pay for it, cancels and withdraws", async ({
  page,
  api,
  isMobile,
}) => {
  test.slow();
  const [naver] = providers;
  await quote.openQuote(page);
  await quote.fillInShortly(page, await quote.freeDay(api));
  await page.getByRole("button", { name: "견적 저장하고 결제하기" }).click();
  await openProvider(page, naver);
  await chooseAccount(page);
  await finishSocialSignup(page);
  await pay(page, { isMobile });
  await page.getByRole("link", { name: "주문 보기" }).click();
  await expect(page.getByText("결제 완료")).toBeVisible();
  await cancelAndWithdraw(page);
});
