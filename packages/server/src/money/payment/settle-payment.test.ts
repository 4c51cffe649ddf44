import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import {
  completion,
  newPaidOrder,
  newPreparedOrder,
  notice,
  prepareOrder,
} from "../../testing/orders.ts";
import { startTestServer, testServer } from "../../testing/test-server.ts";

const server = testServer({ slotCapacity: 100 });
afterEach(() => checkLedger(server.services.db));

const estimateOf = ({ token, serial }: { token: string; serial: string }) =>
  server.api.ok("getEstimate", { token, path: { serial } });

describe("a payment that arrives", () => {
  it("pays the order's deposit and leaves the balance to pay", async () => {
    const order = await newPreparedOrder(server);
    const { impUid } = server.provider.pay(order.merchantUid);
    const result = await server.api.ok("completeEstimatePayment", completion(order, impUid));
    expect(result).toEqual({
      serial: order.serial,
      payment_status: "PAID",
      amount: order.amount,
      failure_reason: null,
    });
    const estimate = await estimateOf(order);
    expect(estimate).toMatchObject({
      status: "PAYMENT",
      paid_amount: order.amount,
      balance_amount: estimate.amount.total_amount - order.amount,
      cancel_fee_amount: 0,
    });
    expect(estimate.payments).toEqual([
      {
        merchant_uid: order.merchantUid,
        imp_uid: impUid,
        plan: "DEPOSIT",
        method: "CARD",
        status: "PAID",
        amount: order.amount,
        refunded_amount: 0,
        failure_reason: null,
        paid_at: "2026-11-20T10:00:00+09:00",
      },
    ]);
    expect(estimate.history.map(({ from, to }) => [from, to])).toEqual([
      [null, "QUOTED"],
      ["QUOTED", "PAYMENT"],
    ]);
  });

  it("is counted once when the browser and the notice report it repeatedly in any order", async () => {
    const order = await newPreparedOrder(server, { plan: "FULL" });
    const { impUid } = server.provider.pay(order.merchantUid);
    const sendNotice = () => server.api.ok("receivePaymentWebhook", notice(order, impUid));
    const comeBack = () => server.api.ok("completeEstimatePayment", completion(order, impUid));
    await sendNotice();
    const results = await Promise.all([comeBack(), comeBack()]);
    await Promise.all([sendNotice(), sendNotice()]);
    expect(results[1]).toEqual(results[0]);
    const estimate = await estimateOf(order);
    expect(estimate).toMatchObject({ paid_amount: order.amount, balance_amount: 0 });
    expect(estimate.history).toHaveLength(2);
    expect(server.provider.refundCalls).toBe(0);
  });

  it("books the start time permanently", async () => {
    await newPaidOrder(server, { move_date: "2026-12-05" });
    server.clock.pass({ minutes: 60 });
    const [slot] = await server.api.ok("listScheduleSlots", { path: { day: "2026-12-05" } });
    expect(slot?.remaining).toBe(99);
  });
});

describe("a payment that fails", () => {
  it("returns the reason and accepts the next try", async () => {
    const order = await newPreparedOrder(server);
    const { impUid } = server.provider.fail(order.merchantUid);
    const result = await server.api.ok("completeEstimatePayment", completion(order, impUid));
    expect(result).toMatchObject({
      payment_status: "FAILED",
      failure_reason: "카드 한도를 넘었어요.",
    });
    expect((await estimateOf(order)).status).toBe("WAIT");

    server.clock.pass({ seconds: 1 });
    const next = await prepareOrder(server, order);
    expect(next.merchantUid).not.toBe(order.merchantUid);
    const paid = server.provider.pay(next.merchantUid);
    await server.api.ok("completeEstimatePayment", completion(next, paid.impUid));
    const { status, payments } = await estimateOf(order);
    expect([status, payments.map((payment) => payment.status)]).toEqual([
      "PAYMENT",
      ["FAILED", "PAID"],
    ]);
  });

  it("still counts when it is paid later under the same number", async () => {
    const order = await newPreparedOrder(server);
    const failed = server.provider.fail(order.merchantUid);
    await server.api.ok("receivePaymentWebhook", notice(order, failed.impUid));
    const paid = server.provider.pay(order.merchantUid);
    await server.api.ok("receivePaymentWebhook", notice(order, paid.impUid));
    expect((await estimateOf(order)).status).toBe("PAYMENT");
  });

  it("is not decided while the window is open", async () => {
    const order = await newPreparedOrder(server);
    const { impUid } = server.provider.open(order.merchantUid);
    const result = await server.api.ok("completeEstimatePayment", completion(order, impUid));
    expect(result.payment_status).toBe("READY");
  });
});

describe("a payment that must be refunded", () => {
  it("is refunded when the amount differs from the preparation", async () => {
    for (const amount of [1000, 9_000_000]) {
      const order = await newPreparedOrder(server);
      const { impUid } = server.provider.pay(order.merchantUid, amount);
      const sent = completion(order, impUid);
      for (let times = 0; times < 2; times += 1) {
        const answer = await server.api.problem("completeEstimatePayment", sent);
        expect([answer.status, answer.body.code]).toEqual([409, "amount_mismatch"]);
      }
      expect(server.provider.payment(impUid)).toMatchObject({
        status: "cancelled",
        cancelledAmount: amount,
      });
      const estimate = await estimateOf(order);
      expect(estimate).toMatchObject({ status: "QUOTED", paid_amount: 0 });
      expect(estimate.payments).toMatchObject([
        { status: "REFUNDED", amount, refunded_amount: amount },
      ]);
    }
  });

  it("is refunded when the start time was lost during the payment", async () => {
    const own = await startTestServer({ slotCapacity: 1 });
    try {
      const day = { move_date: "2026-12-03" };
      const late = await newPreparedOrder(own, day);
      own.clock.pass({ minutes: 16 });
      await newPaidOrder(own, day);
      const { impUid } = own.provider.pay(late.merchantUid);
      const answer = await own.api.problem("completeEstimatePayment", completion(late, impUid));
      expect([answer.status, answer.body.code]).toEqual([409, "slot_full"]);
      expect(own.provider.payment(impUid)?.status).toBe("cancelled");
      await checkLedger(own.services.db);
    } finally {
      await own.close();
    }
  });

  it("is refunded when the order is paid already", async () => {
    const card = await newPreparedOrder(server);
    const full = await prepareOrder(server, { ...card, plan: "FULL" });
    const first = server.provider.pay(card.merchantUid);
    const second = server.provider.pay(full.merchantUid);
    await server.api.ok("completeEstimatePayment", completion(card, first.impUid));
    const sent = completion(full, second.impUid);
    const answer = await server.api.problem("completeEstimatePayment", sent);
    expect(answer.body.code).toBe("already_paid");
    expect(server.provider.payment(second.impUid)?.status).toBe("cancelled");
    expect((await estimateOf(card)).paid_amount).toBe(card.amount);
  });

  it("is refunded when the order was cancelled while paying", async () => {
    const order = await newPreparedOrder(server);
    const { token, serial } = order;
    await server.api.ok("cancelEstimate", { token, path: { serial }, body: {} });
    const { impUid } = server.provider.pay(order.merchantUid);
    const answer = await server.api.problem("completeEstimatePayment", completion(order, impUid));
    expect(answer.body.code).toBe("state_conflict");
    expect(server.provider.payment(impUid)?.status).toBe("cancelled");
  });
});

describe("completeEstimatePayment", () => {
  it("rejects an order that is not the payment's, and a payment that is not the order's", async () => {
    const order = await newPreparedOrder(server);
    const other = await newPreparedOrder(server);
    const { impUid } = server.provider.pay(other.merchantUid);
    const wrong = [
      completion({ ...order, merchantUid: other.merchantUid }, impUid),
      completion(order, impUid),
      completion(order, "imp_unknown"),
      completion({ ...order, merchantUid: "es_00000000_0000000000000000000000" }, impUid),
    ];
    for (const sent of wrong) {
      expect((await server.api.problem("completeEstimatePayment", sent)).status).toBe(404);
    }
    expect((await estimateOf(order)).status).toBe("QUOTED");
  });

  it("returns 503 and decides nothing when the provider does not answer", async () => {
    const order = await newPreparedOrder(server);
    const { impUid } = server.provider.pay(order.merchantUid);
    server.provider.down = true;
    const answer = await server.api.problem("completeEstimatePayment", completion(order, impUid));
    const notified = await server.api.problem("receivePaymentWebhook", notice(order, impUid));
    server.provider.down = false;
    expect([answer.status, notified.status]).toEqual([503, 503]);
    expect((await estimateOf(order)).status).toBe("QUOTED");
  });

  it("rejects a request without the provider's payment number", async () => {
    const order = await newPreparedOrder(server);
    const sent = completion(order, "");
    expect((await server.api.problem("completeEstimatePayment", sent)).status).toBe(422);
  });
});

describe("receivePaymentWebhook", () => {
  it("accepts notices about unknown payments, and ignores unknown fields", async () => {
    const body = { imp_uid: "imp_1", merchant_uid: "someone-elses", extra: { deep: [1] } };
    expect((await server.api.send("receivePaymentWebhook", { body })).status).toBe(204);
    const order = await newPreparedOrder(server);
    const made = { body: { imp_uid: "../prepare", merchant_uid: order.merchantUid } };
    expect((await server.api.send("receivePaymentWebhook", made)).status).toBe(204);
  });

  it("returns 400 when the body is not a notice", async () => {
    expect((await server.api.problem("receivePaymentWebhook", { body: {} })).status).toBe(400);
  });
});
