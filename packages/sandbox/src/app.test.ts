import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildApp } from "./app.ts";

const notices: unknown[] = [];
let refusals = 0;
const merchant = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    if (refusals > 0) {
      refusals -= 1;
      response.writeHead(503).end();
    } else {
      notices.push(JSON.parse(body));
      response.writeHead(204).end();
    }
  });
});

let app: FastifyInstance;
let token: string;

beforeEach(async () => {
  notices.length = 0;
  await new Promise<void>((resolve) => merchant.listen(0, "127.0.0.1", resolve));
  app = buildApp({
    webhookUrl: `http://127.0.0.1:${portOf()}/webhook`,
    stateFile: null,
    credentials: { key: "key", secret: "secret" },
  });
  const answer = await post("/users/getToken", { imp_key: "key", imp_secret: "secret" });
  token = answer.json().response.access_token;
});
afterEach(async () => {
  await app.close();
  await new Promise((resolve) => merchant.close(resolve));
});

function portOf(): number {
  const address: AddressInfo | string | null = merchant.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  return address.port;
}

const post = (url: string, payload: object) => app.inject({ method: "POST", url, payload });
const asMerchant = (method: "GET" | "POST", url: string, payload?: object) =>
  app.inject({ method, url, headers: { authorization: token }, ...(payload && { payload }) });

async function openWindow(amount: number): Promise<{ window?: string; outcome?: object }> {
  const answer = await post("/windows/payments", {
    account: "imp00000000",
    request: { merchant_uid: "order-1", amount, name: "운송 <계약금>", pg: "sandbox_card" },
    way_back: { kind: "redirect", url: "http://shop.example/done?serial=MV1" },
  });
  return answer.json();
}

test("the payment API rejects requests without a token, and tokens without the key", async () => {
  const answer = await app.inject({ url: "/payments/imp_1" });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({ code: -1, message: "Unauthorized", response: null });

  const rejected = await post("/users/getToken", { imp_key: "key", imp_secret: "wrong" });
  expect(rejected.statusCode).toBe(401);
});

test("the payment API takes a registered amount to a paid order, a webhook and a refund", async () => {
  await asMerchant("POST", "/payments/prepare", { merchant_uid: "order-1", amount: 25_300 });
  const registered = await asMerchant("GET", "/payments/prepare/order-1");
  expect(registered.json().response).toEqual({ merchant_uid: "order-1", amount: 25_300 });

  const { window } = await openWindow(25_300);
  const page = await app.inject({ url: `/windows/${window}` });
  expect(page.body).toContain("25,300원");
  expect(page.body).toContain("운송 &lt;계약금&gt;");

  const outcome = (await post(`/windows/${window}/payment/pay`, {})).json();
  const query = new URL(outcome.url).searchParams;
  expect(query.get("imp_success")).toBe("true");
  expect(query.get("serial")).toBe("MV1");

  const impUid = query.get("imp_uid");
  const paid = (await asMerchant("GET", `/payments/${impUid}`)).json().response;
  expect(paid).toMatchObject({ status: "paid", amount: 25_300, merchant_uid: "order-1" });
  expect((await asMerchant("GET", "/payments/find/order-1/paid")).json().response).toEqual(paid);
  await vi.waitFor(() => {
    expect(notices).toEqual([{ imp_uid: impUid, merchant_uid: "order-1", status: "paid" }]);
  });

  const cancel = { imp_uid: impUid, checksum: 25_300, reason: "일정 변경" };
  const cancelled = (await asMerchant("POST", "/payments/cancel", cancel)).json();
  expect(cancelled.response).toMatchObject({ status: "cancelled", cancel_amount: 25_300 });
  expect((await asMerchant("POST", "/payments/cancel", cancel)).json().code).toBe(1);
});

test("the payment API rejects a changed amount before it shows a page", async () => {
  await asMerchant("POST", "/payments/prepare", { merchant_uid: "order-1", amount: 25_300 });

  const { outcome } = await openWindow(100);

  expect(outcome).toMatchObject({ kind: "redirect" });
  expect(JSON.stringify(outcome)).toContain("imp_success=false");
});

test("the test hook pays a wrong amount only when the order has none registered", async () => {
  await asMerchant("POST", "/payments/prepare", { merchant_uid: "order-1", amount: 25_300 });
  const cheat = { merchant_uid: "order-1", amount: 100 };
  expect((await post("/hooks/payments", cheat)).json().code).toBe(1);

  await app.inject({ method: "DELETE", url: "/hooks/preparations/order-1" });

  expect((await post("/hooks/payments", cheat)).json().response.status).toBe("paid");
});

test("the webhook is sent again when the merchant is down", async () => {
  refusals = 1;
  await post("/hooks/payments", { merchant_uid: "order-2", amount: 500 });

  await vi.waitFor(() => expect(notices).toHaveLength(1), { timeout: 3000 });
});

test("the payment API answers in its envelope when the input is bad or the payment unknown", async () => {
  const bad = await asMerchant("POST", "/payments/prepare", {
    merchant_uid: "order-1",
    amount: 0.5,
  });
  expect(bad.statusCode).toBe(400);
  expect(bad.json()).toMatchObject({ code: -1, response: null });

  const unknown = await asMerchant("GET", "/payments/imp_0");
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json().message).toBe("존재하지 않는 결제정보입니다.");
});

test("the certification shows its result only to the merchant's server", async () => {
  const opened = await post("/windows/certifications", {
    account: "imp00000000",
    request: { merchant_uid: "check-1" },
    way_back: { kind: "message", origin: "http://shop.example", channel: "c" },
  });
  const person = {
    name: "김담아",
    birthday: "1990-03-02",
    gender: "female",
    phone: "010-1234-5678",
  };
  const { window } = opened.json();
  const outcome = (await post(`/windows/${window}/certification/certify`, person)).json();
  expect(outcome).toMatchObject({ origin: "http://shop.example", result: { success: true } });

  const impUid = outcome.result.imp_uid;
  expect((await app.inject({ url: `/certifications/${impUid}` })).statusCode).toBe(401);
  const certification = (await asMerchant("GET", `/certifications/${impUid}`)).json().response;
  expect(certification).toMatchObject({
    ...person,
    certified: true,
    origin: "http://shop.example",
  });
});

test("the window page shows a closed window when its id is unknown", async () => {
  const page = await app.inject({ url: "/windows/unknown" });

  expect(page.statusCode).toBe(404);
  expect(page.body).toContain("닫힌 창이에요");
});
