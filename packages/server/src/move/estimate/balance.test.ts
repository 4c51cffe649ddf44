import { formatWon } from "@damadum/domain";
import { afterEach, describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { completion, newUnloadedOrder, prepareOrder } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { sendReminders } from "../../platform/reminder/reminders.ts";

const server = testServer();
afterEach(() => checkLedger(server.services.db));

const read = ({ token, serial }: { token: string; serial: string }) =>
  server.api.ok("getEstimate", { token, path: { serial } });
const balanceRequest = ({ token, serial }: { token: string; serial: string }, way: object) => ({
  token,
  path: { serial },
  body: { plan: "BALANCE", ...way },
});

describe("the balance of a deposit", () => {
  it("is paid in the window after unloading", async () => {
    const order = await newUnloadedOrder(server);
    const before = await read(order);
    const balance = before.balance_amount;
    const prepared = await prepareOrder(server, { ...order, plan: "BALANCE" });
    expect(prepared.amount).toBe(balance);
    const { impUid } = server.provider.pay(prepared.merchantUid);
    await server.api.ok("completeEstimatePayment", completion(prepared, impUid));
    const after = await read(order);
    expect(after).toMatchObject({ status: "WORKING_COMPLETE", balance_amount: 0 });
    expect(after.ledger).toMatchObject({
      total_amount: before.amount.total_amount,
      paid_amount: before.amount.total_amount,
      balance_amount: 0,
      refund_amount: 0,
    });
    expect(new Set(after.payments.map(({ plan }) => plan))).toEqual(
      new Set(["DEPOSIT", "BALANCE"]),
    );
    const again = await server.api.problem(
      "prepareEstimatePayment",
      balanceRequest(order, { method: "CARD" }),
    );
    expect(again.body).toMatchObject({
      code: "already_paid",
      message: expect.stringMatching(/^잔금을 이미/),
    });
  });

  it("is paid with a billing key", async () => {
    const order = await newUnloadedOrder(server);
    const payment_id = await newBillingKey(server, order.token);
    const paid = await server.api.ok(
      "prepareEstimatePayment",
      balanceRequest(order, { payment_id }),
    );
    expect(paid.payment_status).toBe("PAID");
    expect((await read(order)).balance_amount).toBe(0);
  });

  it("keeps one payment and refunds the other when the balance is paid twice", async () => {
    const order = await newUnloadedOrder(server);
    const first = await prepareOrder(server, { ...order, plan: "BALANCE" });
    const other = await server.api.ok(
      "prepareEstimatePayment",
      balanceRequest(order, { method: "KAKAO_PAY" }),
    );
    const second = { ...order, merchantUid: other.merchant_uid };
    const answers = await Promise.all(
      [first, second].map((one) =>
        server.api.send(
          "completeEstimatePayment",
          completion(one, server.provider.pay(one.merchantUid).impUid),
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const after = await read(order);
    expect(after.balance_amount).toBe(0);
    expect(after.ledger).toMatchObject({ paid_amount: after.amount.total_amount });
    const rejected = after.payments.filter(({ status }) => status === "REFUNDED");
    expect(rejected).toMatchObject([{ refunded_amount: first.amount }]);
  });

  it("blocks a withdrawal while it is open, even when the move is complete", async () => {
    const order = await newUnloadedOrder(server, "COMPLETE");
    const leave = { token: order.token };
    expect((await server.api.problem("deleteMe", leave)).body.code).toBe("money_owed");
  });

  it("notifies the member how to continue when its payment is rejected, and not when they closed the window", async () => {
    const order = await newUnloadedOrder(server, "COMPLETE");
    const balance = (await read(order)).balance_amount;
    const notified = async () => {
      await sendReminders(server.services);
      const sent = server.notices.sent.splice(0);
      return sent.filter(({ template }) => template === "RM_BALANCE_FAILED");
    };
    const reject = async (reason: string) => {
      const prepared = await prepareOrder(server, { ...order, plan: "BALANCE" });
      const { impUid } = server.provider.fail(prepared.merchantUid, reason);
      await server.api.ok("completeEstimatePayment", completion(prepared, impUid));
    };
    await reject("사용자가 결제를 취소했어요.");
    expect(await notified()).toEqual([]);
    await reject("한도를 넘었어요.");
    expect(await notified()).toMatchObject([
      {
        text: expect.stringContaining(
          `잔금을 결제하지 못했어요.\n\n번호 ${order.serial}\n잔금 ${formatWon(balance)}\n\n다른 카드나 결제 수단으로`,
        ),
        button: { url: `http://localhost:3000/my/estimate/${order.serial}` },
      },
    ]);
    expect(await read(order)).toMatchObject({ status: "COMPLETE", balance_amount: balance });
  });
});
