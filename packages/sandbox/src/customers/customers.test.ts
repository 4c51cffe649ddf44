import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildApp } from "../app.ts";

let app: FastifyInstance;
let token: string;
beforeEach(async () => {
  app = buildApp({ webhookUrl: "http://127.0.0.1:9", stateFile: null, credentials: null });
  const credentials = { imp_key: "key", imp_secret: "secret" };
  token = (await post("/users/getToken", credentials)).json().response.access_token;
});
afterEach(() => app.close());

const post = (url: string, payload: object) => app.inject({ method: "POST", url, payload });
const asMerchant = (method: "GET" | "POST" | "DELETE", url: string, payload?: object) =>
  app.inject({ method, url, headers: { authorization: token }, ...(payload && { payload }) });

const registration = {
  merchant_uid: "bk-1",
  customer_uid: "cu-1",
  amount: 0,
  name: "결제 수단 등록",
  pg: "sandbox_card",
};
const openWindow = (request: object) =>
  post("/windows/payments", {
    account: "imp00000000",
    request,
    way_back: { kind: "redirect", url: "http://shop.example/done" },
  });
const charge = (changes: object = {}) =>
  asMerchant("POST", "/subscribe/payments/again", {
    customer_uid: "cu-1",
    merchant_uid: "st-1",
    amount: 9900,
    name: "보관료",
    ...changes,
  });

test("the customers API registers a card without a charge, then charges it once", async () => {
  const { window } = (await openWindow(registration)).json();
  expect((await app.inject({ url: `/windows/${window}` })).body).toContain("등록하기");
  await post(`/windows/${window}/payment/pay`, {});

  const customer = (await asMerchant("GET", "/subscribe/customers/cu-1")).json().response;
  expect(customer).toMatchObject({
    customer_uid: "cu-1",
    card_name: "연습카드",
    card_number: expect.stringMatching(/^5123\*{8}\d{4}$/),
  });
  expect(customer).not.toHaveProperty("declines");
  expect((await charge()).json().response).toMatchObject({ status: "paid", amount: 9900 });
  expect((await charge()).json()).toMatchObject({ code: 1 });
});

test("the customers API returns a failed payment when a card is refused", async () => {
  const { window } = (await openWindow(registration)).json();
  await post(`/windows/${window}/payment/pay-and-refuse-later`, {});
  const { code, response } = (await charge()).json();
  expect(code).toBe(0);
  expect(response).toMatchObject({ status: "failed", fail_reason: "카드 한도를 넘었어요." });
});

test("the customers API registers a card with the first payment of a subscription", async () => {
  const first = { ...registration, merchant_uid: "st-0", amount: 9900 };
  const { window } = (await openWindow(first)).json();
  await post(`/windows/${window}/payment/pay`, {});
  const paid = (await asMerchant("GET", "/payments/find/st-0")).json().response;
  const customer = (await asMerchant("GET", "/subscribe/customers/cu-1")).json().response;
  const charged = (await charge()).json().response;
  const { card_name, card_number } = paid;
  expect(card_number).toMatch(/^5123\*{8}\d{4}$/);
  expect(customer).toMatchObject({ card_name, card_number });
  expect(charged).toMatchObject({ status: "paid", card_name, card_number });
});

test("the customers API registers no card when the window is cancelled or no customer is named", async () => {
  const { window } = (await openWindow(registration)).json();
  await post(`/windows/${window}/payment/cancel`, {});
  expect((await asMerchant("GET", "/subscribe/customers/cu-1")).statusCode).toBe(404);
  const { customer_uid: _name, ...nothing } = registration;
  expect((await openWindow(nothing)).json()).toHaveProperty("outcome");
});
