import type { Estimate } from "@damadum/sdk/model";
import { describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newMember } from "../../testing/members.ts";
import { completion, newPaidOrder } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();

interface Own {
  readonly token: string;
  readonly serial: string;
}
/** The parts of a response that the tests read. */
interface Moved {
  readonly estimate: Estimate;
  readonly payment: { readonly merchant_uid: string };
}
const at = (date: string, time = "09:00") => ({ date, time });
const price = ({ token, serial }: Own, body: object) =>
  server.api.ok("calculateEstimateReschedule", { token, path: { serial }, body });
const move = ({ token, serial }: Own, body: object) =>
  server.api.send<Moved>("rescheduleEstimate", { token, path: { serial }, body });
const order = ({ token, serial }: Own) => server.api.ok("getEstimate", { token, path: { serial } });
const bookingsOn = (day: string) =>
  server.services.db.selectFrom("slot_bookings").select("time").where("day", "=", day).execute();

describe("rescheduleEstimate", () => {
  it("moves the day and its place without a fee when it is early enough", async () => {
    const own = await newPaidOrder(server, { move_date: "2026-12-22" });
    expect(await price(own, { move: at("2026-12-24") })).toMatchObject({ fee_amount: 0 });
    const { body } = await move(own, { move: at("2026-12-22", "13:00"), agreed_amount: 0 });
    expect(body).toMatchObject({ payment: null, estimate: { draft: { move_time: "13:00" } } });
    expect(await bookingsOn("2026-12-22")).toEqual([{ time: "13:00" }]);
    expect(body.estimate.ledger.rows).toContainEqual(
      expect.objectContaining({ kind: "CHANGE_DIFFERENCE", detail: "오전 9시에서 오후 1시로" }),
    );
    await checkLedger(server.services.db);
  });

  it("moves to a dearer day once it is paid, and refunds the difference of a cheaper one", async () => {
    const own = await newPaidOrder(server, { move_date: "2026-12-29", plan: "FULL" });
    const dear = { move: at("2027-01-30") };
    const amount = await price(own, dear);
    expect(amount.difference_amount).toBeGreaterThan(0);
    const asked = { ...dear, agreed_amount: amount.total_amount };
    expect(await move(own, asked)).toMatchObject({ status: 422 });
    expect(await move(own, { ...dear, agreed_amount: 0, method: "CARD" })).toMatchObject({
      status: 409,
      body: { code: "amount_mismatch" },
    });
    const { body } = await move(own, { ...asked, method: "CARD" });
    expect(body).toMatchObject({
      payment: { plan: "CHANGE", payment_status: "READY", amount: amount.total_amount },
      estimate: { draft: { move_date: "2026-12-29" } },
    });
    const { merchant_uid: merchantUid } = body.payment;
    const { impUid } = server.provider.pay(merchantUid);
    const back = completion({ serial: own.serial, merchantUid }, impUid);
    await server.api.ok("completeEstimatePayment", back);
    await server.api.ok("completeEstimatePayment", back);
    const moved = await order(own);
    expect(moved.draft.move_date).toBe("2027-01-30");
    expect(moved.amount.total_amount).toBe(amount.order_amount);
    expect([moved.paid_amount, moved.balance_amount]).toEqual([amount.order_amount, 0]);
    const cheap = { move: at("2026-12-29"), agreed_amount: 0 };
    const { body: again } = await move(own, cheap);
    expect(again.estimate).toMatchObject({ balance_amount: 0, draft: { move_date: "2026-12-29" } });
    expect(again.estimate.ledger.refund_amount).toBe(amount.difference_amount);
    await checkLedger(server.services.db);
  });

  it("charges a billing key, and keeps the fee when the move is cancelled afterwards", async () => {
    const own = await newPaidOrder(server, { move_date: "2026-11-22", plan: "FULL" });
    const payment_id = await newBillingKey(server, own.token);
    const later = { move: at("2026-12-22") };
    const { fee_amount: fee, total_amount } = await price(own, later);
    expect(fee).toBe(Math.floor(own.amount / 10));
    // The Sunday is dearer than the Tuesday.
    expect(total_amount).toBeLessThan(fee);
    const { body } = await move(own, { ...later, agreed_amount: total_amount, payment_id });
    expect(body.estimate).toMatchObject({
      draft: { move_date: "2026-12-22" },
      cancel_fee_amount: fee,
    });
    const sent = { token: own.token, path: { serial: own.serial }, body: {} };
    const { ledger } = await server.api.ok("cancelEstimate", sent);
    expect(ledger.cancel_fee_amount).toBe(fee);
    await checkLedger(server.services.db);
  });

  it("rejects a closed or full time, a missing visit and another member", async () => {
    const own = await newPaidOrder(server, { move_date: "2026-12-15" });
    const { token } = await newMember(server);
    const stranger = { token, serial: own.serial };
    const later = { move: at("2026-12-17"), agreed_amount: 0 };
    expect(await move(stranger, later)).toMatchObject({ status: 404 });
    expect(await move(own, { move: at("2026-11-20"), agreed_amount: 0 })).toMatchObject({
      status: 422,
      body: { errors: [{ field: expect.stringMatching(/^move\./) }] },
    });
    const boxes = { collection: at("2026-12-17"), agreed_amount: 0 };
    expect(await move(own, boxes)).toMatchObject({ status: 409, body: { code: "state_conflict" } });
    await server.services.db
      .insertInto("schedule_slots")
      .values({ day: "2026-12-16", time: "09:00", capacity: 0, taken: 0 })
      .execute();
    const full = { move: at("2026-12-16"), agreed_amount: 0 };
    expect(await move(own, full)).toMatchObject({ status: 409, body: { code: "slot_full" } });
    expect((await order(own)).draft.move_date).toBe("2026-12-15");
  });

  it("refunds the payment when the time filled up or the order changed meanwhile", async () => {
    const dear = { move: at("2027-01-30", "11:00") };
    const prepared = async () => {
      const own = await newPaidOrder(server, { move_date: "2027-01-05", move_time: "11:00" });
      const { total_amount: agreed_amount } = await price(own, dear);
      const { body } = await move(own, { ...dear, agreed_amount, method: "CARD" });
      return { ...own, merchantUid: body.payment.merchant_uid };
    };
    const pay = ({ serial, merchantUid }: { serial: string; merchantUid: string }) =>
      server.api.send<object>(
        "completeEstimatePayment",
        completion({ serial, merchantUid }, server.provider.pay(merchantUid).impUid),
      );
    const moved = await prepared();
    await move(moved, { move: at("2027-01-05", "15:00"), agreed_amount: 0 });
    expect(await pay(moved)).toMatchObject({ status: 409, body: { code: "state_conflict" } });
    const cancelled = await prepared();
    const { token, serial } = cancelled;
    await server.api.ok("cancelEstimate", { token, path: { serial }, body: {} });
    expect(await pay(cancelled)).toMatchObject({ status: 409 });
    const late = await prepared();
    await server.services.db
      .insertInto("schedule_slots")
      .values({ day: "2027-01-30", time: "11:00", capacity: 0, taken: 0 })
      .onConflict((conflict) => conflict.columns(["day", "time"]).doUpdateSet({ capacity: 0 }))
      .execute();
    expect(await pay(late)).toMatchObject({ status: 409, body: { code: "slot_full" } });
    const shown = await order(late);
    expect(shown.draft).toMatchObject({ move_date: "2027-01-05", move_time: "11:00" });
    expect(shown.payments.find(({ plan }) => plan === "CHANGE")?.status).toBe("REFUNDED");
    await checkLedger(server.services.db);
  });
});
