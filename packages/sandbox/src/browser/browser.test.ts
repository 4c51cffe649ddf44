import { createServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { testChromiumLaunchOptions } from "../../../../scripts/chromium.ts";
import { buildApp } from "../app.ts";

/** The strictest policy of a merchant's page under which everything below works. */
function merchantPolicy(sandbox: string): string {
  return `default-src 'none'; script-src 'self' ${sandbox}; frame-src ${sandbox}; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const order = {
  pg: "sandbox_card",
  merchant_uid: "order-1",
  name: "담아둠 이사 계약금",
  amount: 25_300,
  buyer_name: "김담아",
};

let browser: Browser;
let app: FastifyInstance;
let sandbox: string;
let shop: Server;
let shopOrigin: string;
let page: Page;
let violations: string[];

beforeAll(async () => {
  browser = await chromium.launch(testChromiumLaunchOptions());
}, 60_000);
afterAll(() => browser.close());
vi.setConfig({ testTimeout: 20_000 });

beforeEach(async () => {
  app = buildApp({ webhookUrl: "http://127.0.0.1:9", stateFile: null, credentials: null });
  sandbox = await app.listen({ port: 0, host: "127.0.0.1" });
  shop = createServer((request, response) => {
    const isScript = request.url === "/shop.js";
    response.setHeader("content-security-policy", merchantPolicy(sandbox));
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html; charset=utf-8");
    response.end(
      isScript
        ? shopScript
        : `<meta name="viewport" content="width=device-width"><title>상점</title><script src="${sandbox}/v1/iamport.js"></script><script defer src="/shop.js"></script>`,
    );
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  const address = shop.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  shopOrigin = `http://127.0.0.1:${address.port}`;
});
afterEach(async () => {
  await page.context().close();
  await app.close();
  await new Promise((resolve) => shop.close(resolve));
  expect(violations).toEqual([]);
});

/** Makes the call given in the URL fragment, and writes the callback's result into the title. */
const shopScript = `
  const { call, request } = JSON.parse(decodeURIComponent(location.hash.slice(1) || "{}"));
  if (call) {
    IMP.init("imp00000000");
    IMP[call](request, (result) => { document.title = JSON.stringify(result); });
  }
`;

async function visitShop(
  context: BrowserContextOptions,
  call: string,
  request: object,
  { withoutWindowScript = false } = {},
) {
  page = await (await browser.newContext({ ...context, locale: "ko-KR" })).newPage();
  if (withoutWindowScript) await page.route("**/assets/window.ts", (route) => route.abort());
  violations = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) violations.push(message.text());
  });
  await page.goto(`${shopOrigin}/#${encodeURIComponent(JSON.stringify({ call, request }))}`);
}

async function resultOnDesktop(): Promise<Record<string, unknown>> {
  await vi.waitFor(async () => expect(await page.title()).toMatch(/^{/), { timeout: 10_000 });
  return JSON.parse(await page.title());
}

const inFrame = (name: string) =>
  page.frameLocator("iframe").getByRole("button", { name, exact: true });

test("the script on a desktop pays in an overlay and calls back with the result", async () => {
  await visitShop(desktop, "request_pay", order);
  await inFrame("결제하기").click();

  expect(await resultOnDesktop()).toMatchObject({
    success: true,
    merchant_uid: "order-1",
    paid_amount: 25_300,
  });
  expect(await page.locator("iframe").count()).toBe(0);
});

test.each([
  ["결제 실패 (카드 한도)", "카드 한도를 넘었어요."],
  ["취소", "결제를 취소했어요."],
])(
  "the script on a desktop calls back with the failure when the person presses %s",
  async (button, message) => {
    await visitShop(desktop, "request_pay", order);
    await inFrame(button).click();

    expect(await resultOnDesktop()).toMatchObject({ success: false, error_msg: message });
  },
);

test("the script on a desktop keeps the window open when a payment does not return", async () => {
  await visitShop(desktop, "request_pay", order);
  await inFrame("결제하고 돌아가지 않기").click();

  await page.frameLocator("iframe").getByText("결제는 끝났고").waitFor();
  expect(await page.title()).toBe("상점");
});

test("the script on a desktop calls back with the reason when the provider rejects the request", async () => {
  await app.inject({ method: "POST", url: "/hooks/payments", payload: order });
  await visitShop(desktop, "request_pay", order);

  const result = await resultOnDesktop();
  expect(result).toMatchObject({ success: false, imp_uid: null, merchant_uid: "order-1" });
  expect(result["error_msg"]).toContain("이미 결제가 이루어진");
});

test("the script on a desktop ignores a message when it is from another window", async () => {
  await visitShop(desktop, "request_pay", order);
  await inFrame("결제하기").waitFor();
  await page.evaluate(() => {
    const channel = document.querySelector("iframe")?.src.split("#")[1];
    const forged = { sandbox: "result", channel, result: { success: true } };
    window.postMessage(forged, "*");
  });
  await inFrame("취소").click();

  expect(await resultOnDesktop()).toMatchObject({ success: false });
});

test("the script on a phone opens the window and returns with the result in the address", async () => {
  const request = { ...order, m_redirect_url: `${shopOrigin}/done?serial=MV1` };
  await visitShop(phone, "request_pay", request);
  await page.getByRole("button", { name: "결제하기" }).click();

  await page.waitForURL(`${shopOrigin}/done**`);
  const query = Object.fromEntries(new URL(page.url()).searchParams);
  expect(query).toMatchObject({ serial: "MV1", imp_success: "true", merchant_uid: "order-1" });
  expect(query["imp_uid"]).toMatch(/^imp_\d{12}$/);
});

test("the payment window takes no press when its script has not loaded yet", async () => {
  await visitShop(desktop, "request_pay", order, { withoutWindowScript: true });
  await page.frameLocator("iframe").getByText("25,300원").waitFor();

  expect(await inFrame("결제하기").isEnabled()).toBe(false);
});

test("the script on a phone returns immediately when the provider rejects the request", async () => {
  await app.inject({ method: "POST", url: "/hooks/payments", payload: order });
  await visitShop(phone, "request_pay", { ...order, m_redirect_url: "/done" });

  await page.waitForURL(`${shopOrigin}/done**`);
  expect(new URL(page.url()).searchParams.get("error_msg")).toContain("이미 결제가 이루어진");
});

test("the script on a phone rejects a javascript: address to return to", async () => {
  await visitShop(phone, "request_pay", { ...order, m_redirect_url: "javascript:alert(1)" });

  const refusal = page.getByText("http 나 https 여야 해요");
  await refusal.waitFor();
  expect(await refusal.isVisible()).toBe(true);
});

test("the script on a desktop certifies a person", async () => {
  await visitShop(desktop, "certification", { merchant_uid: "check-1" });
  const frame = page.frameLocator("iframe");
  await frame.getByLabel("이름").fill("김담아");
  await frame.getByLabel("생년월일").fill("1990-03-02");
  await frame.getByLabel("휴대폰 번호").fill("01012345678");
  await inFrame("본인인증하기").click();

  expect(await resultOnDesktop()).toMatchObject({ success: true, merchant_uid: "check-1" });
});

test("the script on a phone certifies a person and returns with the result in the address", async () => {
  const request = {
    merchant_uid: "check-1",
    m_redirect_url: `${shopOrigin}/certified?from=signup`,
  };
  await visitShop(phone, "certification", request);
  await page.getByLabel("이름").fill("김담아");
  await page.getByLabel("생년월일").fill("1990-03-02");
  await page.getByLabel("휴대폰 번호").fill("01012345678");
  await page.getByRole("button", { name: "본인인증하기" }).click();

  await page.waitForURL(`${shopOrigin}/certified**`);
  const query = Object.fromEntries(new URL(page.url()).searchParams);
  expect(query).toMatchObject({ from: "signup", imp_success: "true", merchant_uid: "check-1" });
  expect(query["imp_uid"]).toMatch(/^imp_\d{12}$/);
});
