import { refusal } from "./complaints.ts";
import { logIn, newMember, storeLogin } from "./steps/member.ts";
import { makeEstimate } from "./steps/order.ts";
import { pay, pressInWindow, startPaying } from "./steps/payment.ts";
import * as quote from "./steps/quote.ts";
import { expect, test } from "./test.ts";

const ERRORS = "http://localhost:9";
test.use({
  serviceWorkers: "allow",
  stackEnv: { SENTRY_DSN: `${ERRORS.replace("//", "//key@")}/7` },
});

/** Bodies of the pages' reports to Sentry. */
let reports: string[];

test.beforeEach(async ({ context }) => {
  reports = [];
  await context.route(`${ERRORS}/**`, async (route) => {
    reports.push(route.request().postData() ?? "");
    await route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: {} });
  });
});

test("visitor can answer while every script of the page is 3 s late", async ({ page }) => {
  test.slow();
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
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

for (const minutes of [5, -5]) {
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

test("payment continues when the provider's script can be reached again", async ({
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
  await startPaying(page);
  await expect(page.getByText("결제창을 열지 못했어요")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^전액 결제/ })).toBeChecked();
  await page.unroute(/\/iamport\.js$/);
  await pay(page, { isMobile });
});

test("payment shows its result and is charged once when it returns to another browser", async ({
  page,
  browser,
  api,
  isMobile,
}) => {
  const member = await newMember(api);
  const { serial } = await makeEstimate(api, member, { date: await quote.freeDay(api) });
  await storeLogin(page, member);
  await page.goto(`/estimate/payment?serial=${serial}`);
  const amount = await startPaying(page);
  const comesBack = page.waitForRequest(/imp_uid=/);
  await page.route(/imp_uid=/, (route) => route.abort());
  await pressInWindow(page, "결제하기", { isMobile, amount });
  const address = (await comesBack).url();

  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(other.getByRole("heading", { name: "예약됐어요" })).toBeVisible();
  await other.getByRole("link", { name: "주문 보기" }).click();
  await logIn(other, member);
  await expect(other.getByText("결제 완료")).toBeVisible();
  await other.context().close();

  await page.goto(`/estimate/payment?serial=${serial}`);
  await expect(page.getByRole("button", { name: /^[\d,]+원 결제하기$/ })).toHaveCount(0);
  await page.goto(`/my/estimate/${serial}`);
  await expect(page.getByText("결제 완료")).toHaveCount(1);
});

test("quote is stored once when the network is lost while sending", async ({
  page,
  context,
  api,
  complaints,
}) => {
  complaints.expect(/net::ERR_(INTERNET_DISCONNECTED|FAILED) /);
  test.slow();
  const member = await newMember(api);
  await storeLogin(page, member);
  await quote.openQuote(page);
  await quote.fillInShortly(page, await quote.freeDay(api));
  await page.getByLabel("요청 사항").fill("벨을 누르지 말아 주세요.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "견적 저장하고 결제하기" }).click();
  await expect(page.getByText("인터넷이 끊겼어요", { exact: true })).toBeVisible();
  await expect(page.getByLabel("요청 사항")).toHaveValue("벨을 누르지 말아 주세요.");
  await context.setOffline(false);
  await page.getByRole("button", { name: "견적 저장하고 결제하기" }).click();
  await expect(page.getByRole("article")).toContainText("벨을 누르지 말아 주세요.");
  const stored = await api.get<{ items: readonly unknown[] }>("/api/estimates", member.tokens);
  expect(stored.items).toHaveLength(1);
});

test("page offers to reload and reports the error when one of its chunks is missing", async ({
  page,
  complaints,
}) => {
  complaints.expect(/404|ERR_FAILED|ChunkLoadError|dynamically imported module/);
  await page.route(/assets\/login-screen/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/login?redirect=%2Fmy");
  await expect(page.getByRole("heading", { name: "화면을 불러오지 못했어요" })).toBeVisible();
  await expect.poll(() => reports.join()).toContain("ChunkLoadError");
  await page.unroute(/assets\/login-screen/);
  await page.getByRole("button", { name: "다시 시도하기" }).click();
  await expect(page.getByRole("heading", { name: "로그인", level: 1 })).toBeVisible();
});

test("uncaught error is reported without personal data", async ({ page, complaints }) => {
  complaints.expect(/Broken for/);
  await page.goto("/login?redirect=%2Fmy%2Festimate%2FMV2612010001");
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("Broken for kim@example.com at /my/estimate/MV2612010001?key=secret");
    });
  });
  await expect.poll(() => reports.join()).toContain("Broken for [email] at /my/estimate/*");
  expect(reports.join()).not.toMatch(/MV2612010001|kim@example|secret/);
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
