import { MockAgent } from "undici";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PaymentProvider } from "./payment-provider.ts";
import { PortoneClient } from "./portone-client.ts";
import { portoneProvider } from "./portone-provider.ts";
import { ProviderDeclined, ProviderUnavailable } from "../or-unavailable.ts";

const ORIGIN = "https://provider.example";
let agent: MockAgent;
let provider: PaymentProvider;

beforeEach(() => {
  agent = new MockAgent();
  agent.disableNetConnect();
  const options = { apiUrl: ORIGIN, apiKey: "key", apiSecret: "secret" };
  provider = portoneProvider(new PortoneClient(options, agent));
});
afterEach(() => agent.close());

const ok = (response: unknown) => ({ code: 0, message: null, response });
const no = (message: string, code = 1) => ({ code, message, response: null });

const answer = (
  method: "GET" | "POST",
  path: string,
  body: unknown,
  { status = 200, sent }: { status?: number; sent?: unknown } = {},
) =>
  agent
    .get(ORIGIN)
    .intercept({ method, path, ...(sent === undefined ? {} : { body: JSON.stringify(sent) }) })
    .reply(status, typeof body === "string" ? body : JSON.stringify(body));

const token = (value = "token-1") =>
  answer(
    "POST",
    "/users/getToken",
    ok({ access_token: value, now: 1_795_000_000, expired_at: 1_795_001_800 }),
    { sent: { imp_key: "key", imp_secret: "secret" } },
  );

const payment = {
  imp_uid: "imp_1",
  merchant_uid: "es_1",
  currency: "KRW",
  status: "paid",
  amount: 25_300,
  cancel_amount: 0,
  fail_reason: null,
  paid_at: 1_795_000_000,
  card_name: "담아카드",
  card_number: "5123********1234",
  apply_num: "a field that we do not read",
};

describe("the PortOne provider", () => {
  it("reads payments with one token", async () => {
    token();
    answer("GET", "/payments/imp_1", ok(payment));
    answer(
      "GET",
      "/payments/find/es_1",
      ok({ ...payment, status: "ready", paid_at: 0, card_name: null, card_number: undefined }),
    );
    expect(await provider.findByImpUid("imp_1")).toEqual({
      impUid: "imp_1",
      merchantUid: "es_1",
      status: "paid",
      amount: 25_300,
      cancelledAmount: 0,
      cancellations: [],
      failReason: null,
      paidAt: new Date(1_795_000_000_000),
      cardName: "담아카드",
      cardNumber: "5123********1234",
    });
    expect(await provider.findByMerchantUid("es_1")).toMatchObject({
      status: "ready",
      paidAt: null,
      cardName: null,
      cardNumber: null,
    });
    agent.assertNoPendingInterceptors();
  });

  it("returns null when the provider has no payment, and encodes ids in paths", async () => {
    token();
    answer("GET", "/payments/imp_2", no("존재하지 않는 결제정보입니다.", -1), { status: 404 });
    expect(await provider.findByImpUid("imp_2")).toBeNull();
    expect(await provider.findByImpUid("../users/getToken")).toBeNull();
  });

  it("renews the token once when the provider ended it early", async () => {
    token("old");
    answer("GET", "/payments/imp_1", no("Unauthorized", -1), { status: 401 });
    token("new");
    answer("GET", "/payments/imp_1", ok(payment));
    expect(await provider.findByImpUid("imp_1")).toMatchObject({ status: "paid" });
    agent.assertNoPendingInterceptors();
  });

  it("registers an amount, and succeeds when the same amount is already registered", async () => {
    const order = { merchantUid: "es_1", amount: 25_300 };
    const body = { merchant_uid: "es_1", amount: 25_300 };
    token();
    answer("POST", "/payments/prepare", ok(body), { sent: body });
    await provider.prepare(order);
    answer("POST", "/payments/prepare", no("이미 등록된 merchant_uid입니다"));
    answer("GET", "/payments/prepare/es_1", ok(body));
    await provider.prepare(order);
    answer("POST", "/payments/prepare", no("이미 등록된 merchant_uid입니다"));
    answer("GET", "/payments/prepare/es_1", ok({ ...body, amount: 1 }));
    await expect(provider.prepare(order)).rejects.toBeInstanceOf(ProviderDeclined);
  });

  it("refunds with the amount that it expects to be left", async () => {
    const order = { impUid: "imp_1", amount: 300, refundable: 25_300, reason: "취소" };
    token();
    answer("POST", "/payments/cancel", ok({ ...payment, cancel_amount: 300 }), {
      sent: { imp_uid: "imp_1", amount: 300, checksum: 25_300, reason: "취소" },
    });
    expect(await provider.refund(order)).toMatchObject({ cancelledAmount: 300 });
    answer("POST", "/payments/cancel", no("취소 가능 금액이 일치하지 않습니다."));
    await expect(provider.refund(order)).rejects.toBeInstanceOf(ProviderDeclined);
  });

  it.each([
    ["a server error", "<html>", 502],
    ["no envelope", '{"ok":true}', 200],
    ["half a payment", JSON.stringify(ok({ imp_uid: "imp_1" })), 200],
    ["another currency", JSON.stringify(ok({ ...payment, currency: "USD" })), 200],
    ["an amount beyond any price", JSON.stringify(ok({ ...payment, amount: 1e15 })), 200],
    ["a time in milliseconds", JSON.stringify(ok({ ...payment, paid_at: 1_795_000_000_000 })), 200],
    ["a time beyond all dates", JSON.stringify(ok({ ...payment, paid_at: 1e300 })), 200],
    ["a NUL", JSON.stringify(ok({ ...payment, fail_reason: "a\0b" })), 200],
    ["a half letter", JSON.stringify(ok({ ...payment, card_name: "\ud83d" })), 200],
    ["an endless reason", JSON.stringify(ok({ ...payment, fail_reason: "a".repeat(9999) })), 200],
    ["a refusal with a NUL", JSON.stringify(no("a\0b")), 200],
    ["an error with an envelope", JSON.stringify(ok(payment)), 500],
  ])("counts %s as no answer", async (_, body, status) => {
    token();
    answer("GET", "/payments/imp_1", body, { status });
    await expect(provider.findByImpUid("imp_1")).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it("throws ProviderUnavailable when the connection breaks or the credentials are wrong", async () => {
    agent
      .get(ORIGIN)
      .intercept({ method: "POST", path: "/users/getToken" })
      .replyWithError(new Error("reset"));
    await expect(provider.findByImpUid("imp_1")).rejects.toBeInstanceOf(ProviderUnavailable);
    answer("POST", "/users/getToken", no("인증에 실패하였습니다.", -1), { status: 401 });
    await expect(provider.findByImpUid("imp_1")).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});
