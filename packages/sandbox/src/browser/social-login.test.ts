import { createServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { testChromiumLaunchOptions } from "../../../../scripts/chromium.ts";
import { buildApp } from "../app.ts";

let browser: Browser;
let app: FastifyInstance;
let sandbox: string;
let shop: Server;
let callback: string;
let posted: URLSearchParams | null;
let page: Page;
const violations: string[] = [];

beforeAll(async () => {
  browser = await chromium.launch(testChromiumLaunchOptions());
}, 60_000);
afterAll(() => browser.close());

beforeEach(async () => {
  app = buildApp({ webhookUrl: "http://127.0.0.1:9", stateFile: null, credentials: null });
  sandbox = await app.listen({ port: 0, host: "127.0.0.1" });
  posted = null;
  shop = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      if (request.method === "POST") posted = new URLSearchParams(body);
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end("<title>상점</title>");
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  const address = shop.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  callback = `http://127.0.0.1:${address.port}/callback`;
  page = await (await browser.newContext({ locale: "ko-KR" })).newPage();
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) violations.push(message.text());
  });
}, 20_000);
afterEach(async () => {
  await page.context().close();
  await app.close();
  await new Promise((resolve) => shop.close(resolve));
  expect(violations).toEqual([]);
});

const open = (path: string, more: object = {}) => {
  const query = { response_type: "code", client_id: "shop", redirect_uri: callback, state: "s-1" };
  return page.goto(`${sandbox}/social/${path}?${new URLSearchParams({ ...query, ...more })}`);
};

test(
  "the login page returns with a code and the state when a person is chosen",
  { timeout: 20_000 },
  async () => {
    await open("kakao/oauth/authorize");
    await page.getByRole("button", { name: /김담아/ }).click();
    await page.waitForURL(`${callback}**`);
    const query = new URL(page.url()).searchParams;
    expect(query.get("code")).toBeTruthy();
    expect(query.get("state")).toBe("s-1");
  },
);

test(
  "the login page returns with the provider's error when it is cancelled",
  { timeout: 20_000 },
  async () => {
    await open("naver/oauth2.0/authorize");
    await page.getByRole("button", { name: "취소" }).click();
    await page.waitForURL(`${callback}**`);
    expect(new URL(page.url()).searchParams.get("error")).toBe("access_denied");
  },
);

test("the login page of Apple posts code, id_token and name", { timeout: 20_000 }, async () => {
  await open("apple/auth/authorize", { response_mode: "form_post" });
  await page.getByRole("button", { name: "새 계정으로 로그인" }).click();
  await page.waitForURL(callback);
  expect([...(posted?.keys() ?? [])].toSorted()).toEqual(["code", "id_token", "state", "user"]);
});
