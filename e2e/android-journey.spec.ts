import { expect, test } from "./app-test.ts";
import { cancelAndWithdraw } from "./steps/order.ts";
import { pay } from "./steps/payment.ts";
import * as quote from "./steps/quote.ts";
import {
  chooseAccount,
  finishSocialSignup,
  logInOutside,
  openProvider,
  providers,
} from "./steps/social-login.ts";

const apple = providers[3];

test("visitor signs up with Apple, then with Google to pay for a quote, cancels and withdraws in the app", async ({
  page,
  api,
  shell,
}) => {
  test.slow();
  await test.step("Apple's form returns to the app's page", async () => {
    await page.goto("/my");
    await openProvider(page, apple);
    await chooseAccount(page);
    await finishSocialSignup(page);
    await page.getByRole("link", { name: "이어서 하기" }).click();
    await expect(page.getByRole("heading", { name: "마이페이지" })).toBeVisible();
    await page.goto("/logout");
    await expect(page.getByRole("heading", { name: "로그아웃했어요" })).toBeVisible();
  });

  await quote.openQuote(page);
  await quote.fillInShortly(page, await quote.freeDay(api));
  await page.getByRole("button", { name: "견적 저장하고 결제하기" }).click();
  await logInOutside(page, shell);
  await finishSocialSignup(page);
  await pay(page, { isMobile: true });
  await page.getByRole("link", { name: "주문 보기" }).click();
  await expect(page.getByText("결제 완료")).toBeVisible();
  await test.step("the calendar file goes to the system's share sheet, and nothing offers to print", async () => {
    await page.getByRole("button", { name: "캘린더에 추가" }).click();
    await expect.poll(() => shell.callsOf("Share.share")).toHaveLength(1);
    const [file] = shell.callsOf("Filesystem.writeFile");
    expect(file).toMatchObject({
      path: expect.stringMatching(/\.ics$/),
      data: expect.stringMatching(/^[\w+/]+=*$/),
      directory: "CACHE",
    });
    expect(Buffer.from(String(file?.["data"]), "base64").toString()).toContain("BEGIN:VEVENT");
    expect(shell.callsOf("Share.share")).toMatchObject([
      { files: [`file:///cache/${String(file?.["path"])}`] },
    ]);
    await expect(page.getByRole("button", { name: "인쇄하기" })).toHaveCount(0);
    expect(shell.callsOf("SplashScreen.hide").length).toBeGreaterThan(0);
  });
  await cancelAndWithdraw(page);
  await expect(page.getByRole("navigation", { name: "앱 메뉴" })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
});
