import { logIn, newMember } from "./steps/member.ts";
import { cancelAndWithdraw } from "./steps/order.ts";
import { pay, pressInWindow, startPaying } from "./steps/payment.ts";
import * as quote from "./steps/quote.ts";
import {
  chooseAccount,
  finishSocialSignup,
  openProvider,
  providers,
} from "./steps/social-login.ts";
import { fillInStorageQuote } from "./steps/storage.ts";
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
  await page.getByRole("link", { name: "이어서 하기" }).click();
  await pay(page, { isMobile });
  await page.getByRole("link", { name: "주문 보기" }).click();
  await expect(page.getByText("결제 완료")).toBeVisible();
  await cancelAndWithdraw(page);
});

test("member logs in, pays for storage and finds its order in my page", async ({
  page,
  api,
  isMobile,
}, { project }) => {
  test.skip(project.name === "phone", "storage-life.spec.ts does all of it.");
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
