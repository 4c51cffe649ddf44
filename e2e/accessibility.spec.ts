import { expectAccessible } from "./steps/accessibility.ts";
import { storeLogin, newMember, newUsername, signUp } from "./steps/member.ts";
import { makeEstimate, makeOrder } from "./steps/order.ts";
import { pay } from "./steps/payment.ts";
import * as quote from "./steps/quote.ts";
import { expect, test } from "./test.ts";

test("every question of the quote is accessible", async ({ page, api }) => {
  test.slow();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "이사와 박스 보관" })).toBeVisible();
  await expectAccessible(page, "home");
  await quote.openQuote(page);
  await page.getByRole("button", { name: "다음", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "errors");
  await quote.fillInPlace(page, quote.oldHome);
  await expectAccessible(page, "start");
  await quote.nextQuestion(page, "어디로 이사하세요?");
  await quote.fillInPlace(page, quote.newHome);
  await quote.nextQuestion(page, "어떤 짐을 옮길까요?");
  await expectAccessible(page, "items");
  await quote.addItem(page, { search: "침대", name: "싱글 침대" });
  await quote.nextQuestion(page, "언제 이사하세요?");
  await quote.chooseDay(page, "이사 날짜", await quote.freeDay(api));
  await quote.choose(page, "오전 9시");
  await expectAccessible(page, "date");
  await quote.nextQuestion(page, "담아둠 박스가 필요한가요?");
  await quote.choose(page, "네, 빌릴게요");
  await expectAccessible(page, "box rental");
  await quote.answerOnlyQuestion(page, "아니요", "더 알려 주실 내용이 있나요?");
  await quote.choose(page, "없어요");
  await quote.choose(page, "더 필요해요");
  await expectAccessible(page, "extras");
  await quote.choose(page, "괜찮아요");
  await quote.nextQuestion(page, "내용이 맞는지 확인해 주세요");
  await expectAccessible(page, "summary");
});

test("login, signup and welcome are accessible", async ({ page, complaints }) => {
  // A browser writes down that the host answers an unknown path with 404.
  complaints.expect(/responded with a status of 404 .*\/no\/such\/page/);
  await page.goto("/login");
  await expect(page.getByRole("textbox", { name: "아이디" })).toBeVisible();
  await expectAccessible(page, "login");
  await page.goto("/signup");
  await expect(page.getByRole("checkbox", { name: "전체 동의" })).toBeVisible();
  await expectAccessible(page, "consents");
  await signUp(page, newUsername(), (screen) => expectAccessible(page, screen));
  await expect(page.getByRole("heading", { name: "이새봄님, 반가워요" })).toBeVisible();
  await expectAccessible(page, "welcome");
  await page.goto("/logout");
  await expect(page.getByRole("heading", { name: "로그아웃했어요" })).toBeVisible();
  await expectAccessible(page, "logout");
  await page.goto("/no/such/page");
  await expect(page).toHaveURL("/error/404");
  await expectAccessible(page, "not found");
});

test("payment, its result, the orders and one order are accessible", async ({
  page,
  api,
  isMobile,
}) => {
  test.slow();
  const member = await newMember(api);
  const date = await quote.freeDay(api);
  await makeOrder(api, member, { date });
  const { serial } = await makeEstimate(api, member, { date });
  await storeLogin(page, member);
  await page.goto(`/estimate/payment?serial=${serial}`);
  await expect(page.getByRole("article")).toBeVisible();
  await expectAccessible(page, "payment");
  await pay(page, { isMobile });
  await expectAccessible(page, "result");
  await page.getByRole("link", { name: "주문 보기" }).click();
  await expect(page.getByText("결제 완료")).toBeVisible();
  await expectAccessible(page, "order");
  await page.getByRole("button", { name: "주문 취소하기" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "cancelling");
  await page.goto("/my");
  await expect(page.getByText("예약 확인 중").first()).toBeVisible();
  await expectAccessible(page, "orders");
});
