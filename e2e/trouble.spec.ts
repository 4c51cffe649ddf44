import { refusal } from "./complaints.ts";
import { logIn, newMember, storeLogin } from "./steps/member.ts";
import { makeEstimate, openOwnEstimate } from "./steps/order.ts";
import { pay, pressInWindow, startPaying } from "./steps/payment.ts";
import * as quote from "./steps/quote.ts";
import { expect, test } from "./test.ts";

test.use({ serviceWorkers: "allow" });

test("visitor can answer while every script of the page is a second late", async ({ page }) => {
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await quote.openQuote(page);
  await quote.fillInPlace(page, quote.oldHome);
  await quote.nextQuestion(page, "어디로 이사하세요?");
  await page.goBack();
  await expect(page.getByLabel("상세 주소")).toHaveValue(quote.oldHome.detail);
});

test("member logs in and stays logged in while storage is blocked", async ({ page, api }) => {
  const member = await newMember(api);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await page.goto("/login?redirect=%2Fmy");
  await logIn(page, member);
  await expect(page.getByText(member.username)).toBeVisible();
  // By a link, because without storage a reload loses the login.
  await page.getByRole("banner").getByRole("link", { name: "담아둠" }).click();
  await page.getByRole("link", { name: "이사 견적 받기" }).click();
  await quote.fillInPlace(page, quote.oldHome);
  await quote.nextQuestion(page, "어디로 이사하세요?");
});

const DAY = 24 * 60;

for (const minutes of [5, -5, 400 * DAY, -400 * DAY]) {
  test(`member pays when the device's clock is ${minutes} minutes off`, async ({
    page,
    api,
    isMobile,
  }) => {
    const member = await newMember(api);
    const { serial } = await makeEstimate(api, member, { date: await quote.freeDay(api) });
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await storeLogin(page, member);
    await page.goto(`/estimate/payment?serial=${serial}`);
    await pay(page, { isMobile });
  });
}

test("member pays in full by Kakao Pay when the provider's script can be reached again", async ({
  page,
  api,
  isMobile,
  complaints,
}) => {
  complaints.expect(/net::ERR_FAILED .*iamport/);
  const member = await newMember(api);
  const { serial } = await makeEstimate(api, member, { date: await quote.freeDay(api) });
  await storeLogin(page, member);
  await page.route(/\/iamport\.js$/, (route) => route.abort());
  await page.goto(`/estimate/payment?serial=${serial}`);
  await quote.choose(page, "전액 결제");
  await quote.choose(page, "카카오페이");
  await startPaying(page);
  await expect(page.getByText("결제창을 열지 못했어요")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^전액 결제/ })).toBeChecked();
  await page.unroute(/\/iamport\.js$/);
  const amount = await pay(page, { isMobile });

  await expect(page.getByText(`${amount}을 결제했어요`)).toBeVisible();
  await page.getByRole("link", { name: "주문 보기" }).click();
  await expect(page.getByRole("row", { name: /잔금/ })).toContainText("모두 결제했어요");
  await expect(page.getByText(`카카오페이 ${amount}`)).toBeVisible();
});

test("payment becomes an order when the browser does not return", async ({
  page,
  api,
  isMobile,
}) => {
  const { serial } = await openOwnEstimate(page, api);
  const amount = await startPaying(page);
  await pressInWindow(page, "결제하고 돌아가지 않기", { isMobile, amount });

  await page.goto(`/estimate/payment?serial=${serial}`);
  await expect(page.getByRole("heading", { name: "예약을 접수했어요" })).toBeVisible();
  await page.getByRole("link", { name: "주문 보기" }).click();
  await expect(page.getByText("결제 완료")).toBeVisible();
  await expect(page.getByText("예약 접수").first()).toBeVisible();
});

test("payment is rejected when its amount is changed in the browser", async ({ page, api }) => {
  await page.addInitScript(() => {
    interface Imp {
      request_pay: (request: object, callback: unknown) => void;
    }
    let cheating: Imp | undefined;
    Object.defineProperty(window, "IMP", {
      get: () => cheating,
      set: (imp: Imp) => {
        const payLess = (request: object, callback: unknown) =>
          imp.request_pay({ ...request, amount: 100 }, callback);
        cheating = { ...imp, request_pay: payLess };
      },
    });
  });
  await openOwnEstimate(page, api);
  await startPaying(page);

  await expect(page.getByText("결제를 시작하지 못했어요")).toBeVisible();
  await page.getByRole("link", { name: "견적서로 돌아가기" }).click();
  await expect(page.getByRole("button", { name: /^[\d,]+원 결제하기$/ })).toBeEnabled();
});

test("payment shows its result and is charged once when it returns to another browser", async ({
  page,
  browser,
  api,
  isMobile,
}) => {
  const { member, serial } = await openOwnEstimate(page, api);
  const amount = await startPaying(page);
  const comesBack = page.waitForRequest(/imp_uid=/);
  await page.route(/imp_uid=/, (route) => route.abort());
  await pressInWindow(page, "결제하기", { isMobile, amount });
  const address = (await comesBack).url();

  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(other.getByRole("heading", { name: "예약을 접수했어요" })).toBeVisible();
  await other.getByRole("link", { name: "주문 보기" }).click();
  await logIn(other, member);
  await expect(other.getByText("결제 완료")).toBeVisible();
  await other.context().close();

  await page.goto(`/estimate/payment?serial=${serial}`);
  await expect(page.getByRole("button", { name: /^[\d,]+원 결제하기$/ })).toHaveCount(0);
  await page.goto(`/my/estimate/${serial}`);
  await expect(page.getByText("결제 완료")).toHaveCount(1);
});

test("new version is offered within a minute, and a form keeps its input", async ({ page }) => {
  await page.clock.install();
  await page.goto("/login?redirect=%2Fmy");
  const username = page.getByRole("textbox", { name: "아이디" });
  const first = page.waitForResponse(/index\.html$/);
  await page.clock.runFor(5_000);
  await first;
  await username.fill("demo-member");
  await page.route(/index\.html$/, (route) =>
    route.fulfill({ headers: { etag: '"another-build"' }, body: "" }),
  );
  await page.clock.runFor(60_000);
  await expect(page.getByRole("button", { name: "새로고침" })).toBeVisible();
  await expect(username).toHaveValue("demo-member");
  await page.getByRole("button", { name: "나중에" }).click();
  await expect(username).toHaveValue("demo-member");
});

test("page opens from the cache when the network is lost, and the cache holds no response of the API", async ({
  page,
  context,
  api,
  complaints,
}) => {
  complaints.expect(/net::ERR_(INTERNET_DISCONNECTED|FAILED) /, refusal(401));
  const member = await newMember(api);
  await storeLogin(page, member);
  await page.goto("/my");
  await expect(page.getByText(member.username)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain("/index.html");
  expect(stored.filter((path) => !/^\/(?:index\.html|assets\/.+)$/.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("인터넷이 끊겼어요", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "도움", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: /전화/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText("인터넷이 끊겼어요", { exact: true })).toBeHidden();
});
