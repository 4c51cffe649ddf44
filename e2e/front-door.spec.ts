import type { Locator, Page } from "@playwright/test";
import { newMember, PASSWORD } from "./steps/member.ts";
import { pressInWindow, startPaying } from "./steps/payment.ts";
import * as quote from "./steps/quote.ts";
import { fillInStorageQuote } from "./steps/storage.ts";
import { chooseAccount } from "./steps/social-login.ts";
import { expect, test } from "./test.ts";

test("home runs its scripts when the visitor first interacts, and not before", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const notYet = page.locator("[data-prerendered]");
  await expect(notYet).toBeAttached();
  // The first event of a pointer tells where it is; only the second tells that it moves.
  await page.mouse.move(100, 300, { steps: 2 });
  await expect(notYet).not.toBeAttached();
});

test("home gives up its price bar when its text grows before its scripts run", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const large = page.locator("html[data-large-text]");
  await expect(large).not.toBeAttached();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expect(large).toBeAttached();
  await expect(page.locator("[data-prerendered]")).toBeAttached();
});

test("each next step is in the phone's viewport when a first-time customer answers the quote by hand and pays", async ({
  page,
  api,
}) => {
  const fits = () => expectFitting(page);
  const press = async (target: Locator) => {
    await expect(target).toBeInViewport({ ratio: 1 });
    await target.click();
  };
  await quote.openQuote(page);
  await fits();
  await quote.fillInPlace(page, quote.oldHome);
  await fits();
  await quote.nextQuestion(page, "어디로 이사하세요?");
  await quote.fillInPlace(page, quote.newHome);
  await fits();
  await quote.nextQuestion(page, "어떤 짐을 옮길까요?");
  await quote.addItem(page, { search: "침대", name: "싱글 침대" });
  await fits();
  await quote.nextQuestion(page, "언제 이사하세요?");
  await quote.chooseDay(page, "이사 날짜", await quote.freeDayOfLongestMonth(api));
  await fits();
  await quote.choose(page, "오전 9시");
  await quote.nextQuestion(page, "박스를 빌려 드릴까요?");
  await quote.choose(page, "네");
  await expect(page.getByText(/^박스 돌려주기 · /)).toBeVisible();
  await fits();
  await quote.nextQuestion(page, "더 알려 주실 내용이 있나요?");
  await quote.choose(page, "없어요");
  await fits();
  await quote.choose(page, "아니요");
  await quote.nextQuestion(page, "내용이 맞는지 확인해 주세요");
  // The summary is as long as the answers, but its button is in the bottom bar.
  await press(page.getByRole("button", { name: "견적 저장하고 결제하기" }));

  await press(page.getByRole("button", { name: "Google로 계속하기" }));
  await chooseAccount(page);
  for (const consent of ["이용약관 동의", "개인정보 수집·이용 동의", "만 14세 이상이에요"]) {
    await page.getByRole("checkbox", { name: `[필수] ${consent}` }).check();
  }
  await press(page.getByRole("button", { name: "다음" }));
  await page.getByRole("textbox", { name: "휴대전화" }).fill("01012345678");
  await press(page.getByRole("button", { name: "가입하고 결제로 가기" }));
  await expect(page.getByRole("button", { name: /^[\d,]+원 결제하기$/ })).toBeInViewport();
  const amount = await startPaying(page);
  await pressInWindow(page, "결제하기", { isMobile: true, amount });
  await press(page.getByRole("link", { name: "주문 보기" }));
  await expect(page.getByText("결제 완료")).toBeVisible();
});

test("every step of the storage quote fits the phone's screen, the first when opened and the others when answered by hand", async ({
  page,
  api,
}) => {
  const day = await quote.freeDayOfLongestMonth(api);
  await page.goto("/storage");
  // The form loads on the first interaction.
  // The first event of a pointer tells where it is; only the second tells that it moves.
  await page.mouse.move(100, 300, { steps: 2 });
  await expect(page.getByRole("spinbutton", { name: "박스 개수" })).toBeVisible();
  await expectFitting(page);
  // The same day for both, so that the calendar with the most weeks stays visible.
  const answers = { date: day, until: day, boxes: 4, months: 3 };
  await fillInStorageQuote(page, answers, () => expectFitting(page));
  await expect(page.getByRole("button", { name: "로그인하고 결제하기" })).toBeInViewport({
    ratio: 1,
  });
});

test("login submitted before the scripts load is sent once they do, and never through the URL", async ({
  page,
  api,
}) => {
  const member = await newMember(api);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!boot)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/login");
  await page.getByRole("textbox", { name: "아이디" }).fill(member.username);
  await page.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  expect(new URL(page.url()).search).toBe("");
  release();
  await expect(page).toHaveURL(/\/$/);
});

/** Expects the step to end above the bottom bar, with the button to the next step fully visible. */
async function expectFitting(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "다음", exact: true })).toBeInViewport({
    ratio: 1,
  });
  await expect.poll(() => lowestControl(page)).toBeLessThanOrEqual(await topOfBar(page));
}

/** Lower edge of the lowest control in the step when the page is not scrolled. */
function lowestControl(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector("[data-bottom-bar]");
    const controls = [
      ...document.querySelectorAll("main :is(input, textarea, select, button, summary)"),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => bar?.contains(control) === false);
    // None is drawn yet: infinitely low, so that the caller asks again.
    if (controls.length === 0) return Number.POSITIVE_INFINITY;
    return Math.max(...controls.map((it) => it.getBoundingClientRect().bottom)) + window.scrollY;
  });
}

function topOfBar(page: Page): Promise<number> {
  return page.evaluate(
    () => document.querySelector("[data-bottom-bar]")?.getBoundingClientRect().top ?? Number.NaN,
  );
}
