import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { findVisits } from "../../operator/lists/visits-of-day.ts";
import { newMember } from "../../testing/members.ts";
import { newEstimate, newPaidOrder } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { reconcilePayments } from "../../money/payment/reconcile-payments.ts";
import { recordBoxesCollected } from "./advance-estimate.ts";

const server = testServer();
afterEach(() => checkLedger(server.services.db));

const cancel = (token: string, serial: string, body: object = {}) => ({
  token,
  path: { serial },
  body,
});

describe("cancelEstimate", () => {
  it("ends a quote without cost and writes the reason", async () => {
    const { token } = await newMember(server);
    const { serial } = await newEstimate(server, token);
    const body = { reason: "이사 날짜가 바뀌었어요" };
    const cancelled = await server.api.ok("cancelEstimate", cancel(token, serial, body));
    expect(cancelled).toMatchObject({ status: "CANCEL", cancel_fee_amount: null });
    expect(cancelled.history.at(-1)).toEqual({
      from: "QUOTED",
      to: "CANCEL",
      at: "2026-11-20T10:00:00+09:00",
      reason: "이사 날짜가 바뀌었어요",
    });
    // Cancelling again is a no-op.
    expect(await server.api.ok("cancelEstimate", cancel(token, serial))).toEqual(cancelled);
  });

  it("refunds in full and frees the start time when cancelled early", async () => {
    const order = await newPaidOrder(server, { plan: "FULL", move_date: "2026-12-07" });
    const { token, serial, amount, impUid } = order;
    const cancelled = await server.api.ok("cancelEstimate", cancel(token, serial));
    expect(cancelled).toMatchObject({
      status: "CANCEL",
      paid_amount: amount,
      balance_amount: 0,
      ledger: { refund_amount: amount, cancel_fee_amount: 0 },
    });
    expect(cancelled.payments).toMatchObject([{ status: "REFUNDED", refunded_amount: amount }]);
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(amount);
    const [slot] = await server.api.ok("listScheduleSlots", { path: { day: "2026-12-07" } });
    expect(slot?.remaining).toBe(5);
  });

  it("refunds the rest when the refund for a cheaper day is still on its way", async () => {
    const order = await newPaidOrder(server, { plan: "FULL", move_date: "2027-01-30" });
    const { token, serial, amount, impUid } = order;
    server.provider.down = true;
    const body = { move: { date: "2026-12-29", time: "09:00" }, agreed_amount: 0 };
    await server.api.ok("rescheduleEstimate", { token, path: { serial }, body });
    const before = await server.api.ok("getEstimate", { token, path: { serial } });
    const back = before.ledger.refund_pending_amount;
    expect(back).toBeGreaterThan(0);
    expect(before.cancel_refund_amount).toBe(amount - back);
    const cancelled = await server.api.ok("cancelEstimate", cancel(token, serial));
    server.provider.down = false;
    expect(cancelled.ledger).toMatchObject({ refund_amount: amount, cancel_fee_amount: 0 });
    server.clock.pass({ minutes: 61 });
    await reconcilePayments(server.services);
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(amount);
  });

  it("keeps the fee that was shown before", async () => {
    const order = await newPaidOrder(server, { plan: "FULL", move_date: "2026-11-21" });
    const { token, serial, amount, impUid } = order;
    const before = await server.api.ok("getEstimate", { token, path: { serial } });
    const fee = before.cancel_fee_amount ?? 0;
    expect(fee).toBe(Math.floor(amount / 10));
    expect(before.cancel_refund_amount).toBe(amount - fee);
    const cancelled = await server.api.ok("cancelEstimate", cancel(token, serial));
    expect(cancelled).toMatchObject({
      paid_amount: amount,
      balance_amount: 0,
      ledger: { refund_amount: amount - fee, cancel_fee_amount: fee },
    });
    expect(cancelled.payments).toMatchObject([{ status: "PAID", refunded_amount: amount - fee }]);
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(amount - fee);
  });

  it("keeps the full deposit when the fee equals it", async () => {
    const order = await newPaidOrder(server, { plan: "DEPOSIT", move_date: "2026-11-21" });
    const { token, serial, amount, impUid } = order;
    const cancelled = await server.api.ok("cancelEstimate", cancel(token, serial));
    expect(cancelled).toMatchObject({ status: "CANCEL", paid_amount: amount });
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(0);
  });

  it("requires a valid reason", async () => {
    const { token, serial } = await newPaidOrder(server);
    const long = cancel(token, serial, { reason: "가".repeat(201) });
    const answer = await server.api.problem("cancelEstimate", long);
    expect(answer.body.errors?.[0]?.message).toBe("취소 사유는 200자 이하로 줄여 주세요.");
  });
});

describe("cancelEstimate after the rented boxes came", () => {
  const boxes = {
    use_boxes: true,
    box_rental: {
      box_count: 10,
      delivery: { date: "2026-12-08", time: "09:00" },
      collection: { date: "2026-12-13", time: "11:00" },
    },
  };

  async function newDelivered() {
    const order = await newPaidOrder(server, { plan: "FULL", ...boxes });
    const { serial } = order;
    const { db } = server.services;
    await db
      .updateTable("estimates")
      .set({ status: "BOX_DEL_COMPLETE" })
      .where("serial", "=", serial)
      .execute();
    return order;
  }

  it("keeps the fee of the terms, and the boxes are collected as booked or on another day", async () => {
    const { token, serial, amount } = await newDelivered();
    const cancelled = await server.api.ok("cancelEstimate", cancel(token, serial));
    expect(cancelled.status).toBe("CANCEL");
    expect(cancelled.ledger).toMatchObject({ paid_amount: amount, refund_amount: amount });
    expect(cancelled.draft.box_rental?.collection).toEqual(boxes.box_rental.collection);
    const day = { date: "2026-12-09", time: "13:00" };
    const moved = await server.api.ok("requestEstimateCollection", {
      token,
      path: { serial },
      body: day,
    });
    expect(moved).toMatchObject({ status: "CANCEL", draft: { box_rental: { collection: day } } });
    const visits = await findVisits(server.services.db, day.date);
    expect(visits.filter(({ number }) => number === serial)).toMatchObject([
      { work: "취소한 이사 박스 수거", time: "13:00" },
    ]);
    expect(await findVisits(server.services.db, "2026-12-10")).not.toContainEqual(
      expect.objectContaining({ number: serial }),
    );
    await recordBoxesCollected(server.services, serial);
    expect(await findVisits(server.services.db, day.date)).not.toContainEqual(
      expect.objectContaining({ number: serial }),
    );
    const again = { token, path: { serial }, body: day };
    expect((await server.api.problem("requestEstimateCollection", again)).status).toBe(409);
    await expect(recordBoxesCollected(server.services, serial)).rejects.toThrow("state_conflict");
  });

  it("keeps the member's account until they are collected", async () => {
    const { token, serial } = await newDelivered();
    await server.api.ok("cancelEstimate", cancel(token, serial));
    const refused = await server.api.problem("deleteMe", { token });
    expect(refused.body.code).toBe("money_owed");
    const { holds } = await server.api.ok("getWithdrawal", { token });
    expect(holds).toMatchObject([{ kind: "MOVE_BOXES", serial }]);
  });
});
