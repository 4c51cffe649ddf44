import type { Locator, Page } from "@playwright/test";
import { noServer } from "./complaints.ts";
import { expectAccessible } from "./steps/accessibility.ts";
import { newUsername, signUp } from "./steps/member.ts";
import { openPaper, pay } from "./steps/payment.ts";
import * as quote from "./steps/quote.ts";
import { expect, test } from "./test.ts";

// One whole way through the site with the service worker, which users have.
test.use({ serviceWorkers: "allow" });

// Also checks each screen's accessibility on the way, which saves a second walk through the same screens.
test("visitor requests a quote, signs up, pays the deposit and finds the order after a server crash", async ({
  page,
  api,
  stack,
  isMobile,
  complaints,
}) => {
  test.slow();
  const date = await quote.freeDay(api, { surcharged: true });

  await page.goto("/");
  await expect(page.getByRole("heading", { name: "이사와 박스 보관" })).toBeVisible();
  await expectAccessible(page, "home");
  await quote.openQuote(page);
  await page.getByRole("button", { name: "다음", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page, "errors");
  await fillInQuote(page, date);
  await expect(page.getByRole("heading", { name: "내용이 맞는지 확인해 주세요" })).toBeVisible();
  await expectAccessible(page, "summary");
  await expect(page.getByLabel("요청 사항")).toHaveValue("공동 현관은 전화로 알려 드릴게요.");

  const prices = await openPrices(page, isMobile);
  await expect(prices.getByText(/^부가세 [\d,]+원 포함$/)).toBeVisible();
  const total = await checkSum(prices);
  if (isMobile) await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "견적 저장하고 결제하기" }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Festimate%2Fpayment%3Fserial%3DMV/);
  await expect(page.getByRole("textbox", { name: "아이디" })).toBeVisible();
  await expectAccessible(page, "login");
  await page.getByRole("main").getByRole("link", { name: "회원 가입" }).click();
  await expect(page.getByRole("checkbox", { name: "전체 동의" })).toBeVisible();
  await expectAccessible(page, "consents");
  await signUp(page, newUsername(), (step) => expectAccessible(page, step));

  const paper = await openPaper(page, { isMobile });
  for (const words of [
    "이새봄",
    "서울 마포구 월드컵북로 396 101동 1203호 (12층, 엘리베이터)",
    "서울 성동구 왕십리로 83-21 302호 (3층, 계단)",
    "싱글 침대",
    "책상",
    total,
  ]) {
    await expect(paper.getByText(words, { exact: true }).first()).toBeVisible();
  }
  await expect(paper.getByText(/30일 안에 알려 주세요/)).toBeVisible();
  await expectAccessible(page, "payment");

  await pay(page, { isMobile });
  await expectAccessible(page, "result");
  await page.getByRole("link", { name: "주문 보기" }).click();
  await expect(page.getByText("예약 접수").first()).toBeVisible();
  const serial = /MV[0-9A-Z]+$/.exec(page.url())?.[0] ?? "no serial";

  complaints.expect(noServer);
  await stack.service("server").kill("SIGKILL");
  await stack.service("server").start();
  await page.goto("/my");
  const order = page.getByRole("link", { name: total });
  await expect(order).toContainText("예약 접수");
  await expectAccessible(page, "orders");
  await order.click();
  await expect(page.getByText(serial).first()).toBeVisible();
  await expect(page.getByText("결제 완료")).toBeVisible();
  await expectAccessible(page, "order");
  await page.getByRole("button", { name: "주문 취소하기" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "cancelling");

  await page.goto("/logout");
  await expect(page.getByRole("heading", { name: "로그아웃했어요" })).toBeVisible();
  await expectAccessible(page, "logout");
  // A browser logs the host's 404 for an unknown path.
  complaints.expect(/responded with a status of 404 .*\/no\/such\/page/);
  await page.goto("/no/such/page");
  await expect(page).toHaveURL("/error/404");
  await expectAccessible(page, "not found");
});

/** Answers every question, boxes and helpers included. */
async function fillInQuote(page: Page, date: string): Promise<void> {
  await quote.fillInPlace(page, quote.oldHome);
  await expectAccessible(page, "start");
  await quote.nextQuestion(page, "어디로 이사하세요?");
  await quote.fillInPlace(page, quote.newHome);
  await quote.nextQuestion(page, "어떤 짐을 옮길까요?");
  await expectAccessible(page, "items");
  await quote.addItem(page, { search: "ㅊㄷ", name: "싱글 침대" });
  await quote.addItem(page, { search: "책상", name: "책상" });
  await quote.nextQuestion(page, "언제 이사하세요?");
  await quote.chooseDay(page, "이사 날짜", date);
  await quote.choose(page, "오전 9시");
  await expectAccessible(page, "date");
  await quote.nextQuestion(page, "박스를 빌려 드릴까요?");
  await quote.choose(page, "네, 빌릴게요");
  await page.getByRole("button", { name: "박스 개수 하나 추가" }).click();
  await quote.chooseBoxVisit(page, "박스 받기", "박스 받을", quote.dayAfter(date, -3));
  await quote.chooseBoxVisit(page, "박스 돌려주기", "박스 돌려줄", quote.dayAfter(date, 3));
  await expectAccessible(page, "box rental");
  await quote.nextQuestion(page, "더 알려 주실 내용이 있나요?");
  await quote.choose(page, "있어요");
  await quote.choose(page, "네, 더 필요해요");
  await expect(page.getByRole("spinbutton", { name: "추가 인원" })).toHaveValue("1");
  await expectAccessible(page, "extras");
  await quote.nextQuestion(page, "내용이 맞는지 확인해 주세요");
  await page.getByLabel("요청 사항").fill("공동 현관은 전화로 알려 드릴게요.");
}

/** The price lines: beside the question, or on phones behind the total in the bottom bar. */
async function openPrices(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole("region", { name: "총액" });
  await page.getByRole("button", { name: /^총액/ }).click();
  return page.getByRole("dialog", { name: "총액" });
}

/** Expects the lines to add up to the total; returns the total as shown. */
async function checkSum(prices: Locator): Promise<string> {
  const amounts = await prices.getByText(/^-?[\d,]+원$/).allInnerTexts();
  const total = amounts.at(-1) ?? "";
  const won = amounts.map((text) => Number(text.replaceAll(/[,원]/g, "")));
  const sum = won.slice(0, -1).reduce((before, amount) => before + amount, 0);
  expect(won.length).toBeGreaterThan(4);
  expect(sum).toBe(won.at(-1));
  return total;
}
