import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newCoupon } from "../../testing/coupons.ts";
import { draft } from "../../testing/drafts.ts";
import { loginAgain, newMember } from "../../testing/members.ts";
import {
  completion,
  newEstimate,
  newMovedOrder,
  newPaidOrder,
  newPreparedOrder,
  prepareOrder,
} from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer({ slotCapacity: 1 });
afterEach(() => checkLedger(server.services.db));

describe("updateEstimate", () => {
  it("recalculates the price and keeps it for a week", async () => {
    const { token: first, username } = await newMember(server);
    const earlier = await newEstimate(server, first);
    server.clock.pass({ days: 1 });
    const token = await loginAgain(server, username);
    const body = { ...draft, heavy_load: !draft.heavy_load, memo: "고쳤어요." };
    const sent = { token, path: { serial: earlier.serial }, body };
    const changed = await server.api.ok("updateEstimate", sent);
    expect(changed.draft).toEqual(body);
    expect(changed.amount.total_amount).not.toBe(earlier.amount.total_amount);
    expect(changed.amount).toEqual(await server.api.ok("calculateEstimateAmount", { body }));
    expect(Date.parse(changed.valid_until)).toBeGreaterThan(Date.parse(earlier.valid_until));
    expect(await server.api.ok("getEstimate", sent)).toEqual(changed);
  });

  it("releases the hold and refunds a payment of the old price", async () => {
    const day = { move_date: "2026-12-03" };
    const order = await newPreparedOrder(server, day);
    const { token, serial, merchantUid } = order;
    const body = { ...draft, move_date: "2026-12-04" };
    await server.api.ok("updateEstimate", { token, path: { serial }, body });
    // The start time is free for another order.
    await newPreparedOrder(server, day);
    const { impUid } = server.provider.pay(merchantUid);
    const late = await server.api.problem("completeEstimatePayment", completion(order, impUid));
    expect([late.status, late.body.code]).toEqual([409, "state_conflict"]);
    expect(server.provider.payment(impUid)?.status).toBe("cancelled");
    const second = await prepareOrder(server, { token, serial });
    expect(second.merchantUid).not.toBe(merchantUid);
    const paid = server.provider.pay(second.merchantUid);
    await server.api.ok("completeEstimatePayment", completion(second, paid.impUid));
  });

  it("keeps the coupon that the quote itself held", async () => {
    const { token, username } = await newMember(server);
    const coupon_id = await newCoupon(server, { username });
    const { serial } = await newEstimate(server, token, { coupon_id, move_date: "2026-12-05" });
    await prepareOrder(server, { token, serial });
    const body = { ...draft, coupon_id };
    const changed = await server.api.ok("updateEstimate", { token, path: { serial }, body });
    expect(changed.amount.lines.at(-1)?.code).toBe("COUPON");
    const path = { type: "MOVE" } as const;
    expect(await server.api.ok("listAvailableCoupons", { token, path })).toHaveLength(1);
  });

  it("rejects a paid quote, an invalid draft and another member's coupon", async () => {
    const { token, serial } = await newPaidOrder(server, { move_date: "2026-12-08" });
    const paid = { token, path: { serial }, body: draft };
    expect((await server.api.problem("updateEstimate", paid)).body.code).toBe("state_conflict");
    const other = await newMember(server);
    const quote = await newEstimate(server, other.token);
    const past = { ...draft, move_date: "2026-11-01" };
    const bad = { token: other.token, path: { serial: quote.serial }, body: past };
    const rejected = await server.api.problem("updateEstimate", bad);
    expect([rejected.status, rejected.body.errors?.[0]?.field]).toEqual([422, "move_date"]);
    const theirs = { ...bad, body: { ...draft, coupon_id: crypto.randomUUID() } };
    expect((await server.api.problem("updateEstimate", theirs)).body.code).toBe(
      "coupon_unavailable",
    );
  });
});

describe("requestEstimateCollection", () => {
  const body = { date: "2026-12-15", time: "13:00", memo: "경비실 앞이에요." };

  it("books the day once and shows the memo", async () => {
    const { token, serial } = await newMovedOrder(server);
    const { date } = body;
    const sent = { token, path: { serial }, body };
    const before = await left(date);
    const order = await server.api.ok("requestEstimateCollection", sent);
    expect(order.status).toBe("BOX_COL_REQUEST");
    expect(order.draft.box_rental?.collection).toEqual({ date, time: "13:00" });
    expect(order.history.at(-1)).toMatchObject({ to: "BOX_COL_REQUEST", reason: body.memo });
    expect(await left(date)).toBe(before - 1);
    const again = await server.api.problem("requestEstimateCollection", sent);
    expect([again.status, again.body.code]).toEqual([409, "state_conflict"]);
  });

  it("rejects a day that is too late", async () => {
    const { token, serial } = await newMovedOrder(server);
    const late = { token, path: { serial }, body: { ...body, date: "2027-01-20" } };
    expect((await server.api.problem("requestEstimateCollection", late)).status).toBe(422);
  });

  async function left(day: string): Promise<number> {
    const [found] = await server.api.ok("listBoxDeliveryDays", { query: { from: day, to: day } });
    return found?.slots.find(({ time }) => time === "13:00")?.remaining ?? 0;
  }
});
