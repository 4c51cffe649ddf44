import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { findHistory } from "../../subject/history.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newCoupon } from "../../testing/coupons.ts";
import { draft } from "../../testing/drafts.ts";
import { loginAgain, newMember } from "../../testing/members.ts";
import { completion, newEstimate, prepareOrder } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { lapsePreparations } from "../payment/preparations.ts";

const server = testServer({ slotCapacity: 100 });
afterEach(() => checkLedger(server.services.db));

async function newOwner() {
  const { token, username } = await newMember(server);
  return { token, username, couponId: await newCoupon(server, { username }) };
}
type Owner = Awaited<ReturnType<typeof newOwner>>;

async function statusOf({ token, couponId }: Owner) {
  const { items } = await server.api.ok("listCoupons", { token });
  return items.find(({ id }) => id === couponId)?.status;
}
async function historyOf({ couponId: id }: Owner) {
  const changes = await findHistory(server.services.db, { kind: "COUPON", id });
  return changes.map(({ from_status: from, to_status: to }) => `${from} > ${to}`);
}
/** An order that uses the coupon, with its payment prepared. */
async function newOrder(owner: Owner) {
  const { token, couponId } = owner;
  const { serial } = await newEstimate(server, token, { coupon_id: couponId });
  return prepareOrder(server, { token, serial, plan: "FULL" });
}
const pay = async (order: Awaited<ReturnType<typeof newOrder>>) => {
  const { impUid } = server.provider.pay(order.merchantUid);
  return server.api.send<{ code?: string }>("completeEstimatePayment", completion(order, impUid));
};

describe("a member's coupons", () => {
  it("are listed usable ones first, and offered by type", async () => {
    const owner = await newOwner();
    const { token, username } = owner;
    const late = { validFrom: "2026-12-24", validUntil: "2026-12-31" };
    const coupon = { kind: "PERCENT", name: "봄", percent: 10, maxAmount: 5000 } as const;
    const ended = { validFrom: "2026-10-01", validUntil: "2026-11-19" };
    await newCoupon(server, { username, ...ended });
    await newCoupon(server, { username, ...late, coupon });
    await newCoupon(server, { username, types: ["STORAGE"] });
    const { items, paging } = await server.api.ok("listCoupons", { token });
    expect(items.map(({ status }) => status)).toEqual([
      "AVAILABLE",
      "AVAILABLE",
      "AVAILABLE",
      "EXPIRED",
    ]);
    expect(paging).toMatchObject({ page: 1, limit: 20, total: 4, total_capped: false });
    expect(items[0]).toMatchObject({
      kind: "PERCENT",
      percent: 10,
      max_amount: 5000,
      amount: null,
    });
    const offered = await server.api.ok("listAvailableCoupons", { token, path: { type: "MOVE" } });
    expect(offered.map(({ id }) => id)).toEqual([owner.couponId]);
    const other = await newMember(server);
    expect((await server.api.ok("listCoupons", { token: other.token })).items).toEqual([]);
  });

  it("need a login and a known purpose", async () => {
    expect((await server.api.problem("listCoupons")).status).toBe(401);
    const path = { type: "FREE" };
    const { token } = await newMember(server);
    expect((await server.api.problem("listAvailableCoupons", { token, path })).status).toBe(400);
  });
});

describe("a coupon in an estimate", () => {
  it("subtracts its amount on a separate line", async () => {
    const { token, couponId } = await newOwner();
    const body = { ...draft, coupon_id: couponId };
    const plain = await server.api.ok("calculateEstimateAmount", { body: draft });
    const price = await server.api.ok("calculateEstimateAmount", { body });
    expect(price.total_amount).toBe(plain.total_amount - 10_000);
    expect(price.lines.at(-1)).toMatchObject({ code: "COUPON", amount: -10_000 });
    const { amount, draft: stored } = await newEstimate(server, token, { coupon_id: couponId });
    expect(amount).toEqual(price);
    expect(stored.coupon_id).toBe(couponId);
  });

  it("is rejected when it cannot be used: with 422 without a login, with 409 otherwise", async () => {
    const { couponId } = await newOwner();
    const { token, username } = await newMember(server);
    const ended = await newCoupon(server, { username, validUntil: "2026-11-19" });
    const forStorage = await newCoupon(server, { username, types: ["STORAGE"] });
    for (const coupon_id of [ended, forStorage, crypto.randomUUID()]) {
      const body = { ...draft, coupon_id };
      const priced = await server.api.problem("calculateEstimateAmount", { body });
      expect([priced.status, priced.body.errors?.[0]?.field]).toEqual([422, "coupon_id"]);
    }
    for (const coupon_id of [ended, forStorage, couponId]) {
      const sent = { token, body: { ...draft, coupon_id } };
      const created = await server.api.problem("createEstimate", sent);
      expect([created.status, created.body.code]).toEqual([409, "coupon_unavailable"]);
    }
    const visitor = { body: { ...draft, coupon_id: couponId } };
    expect((await server.api.problem("createEstimate", visitor)).status).toBe(422);
  });
});

describe("a coupon while its order is paid", () => {
  it("is held by the preparation and used by the payment", async () => {
    const owner = await newOwner();
    const order = await newOrder(owner);
    expect(await statusOf(owner)).toBe("HELD");
    expect((await pay(order)).status).toBe(200);
    expect(await statusOf(owner)).toBe("USED");
    expect(await historyOf(owner)).toEqual(["null > AVAILABLE", "AVAILABLE > HELD", "HELD > USED"]);
  });

  it("does not block a repeated request when that request's own order holds it", async () => {
    const { token, couponId } = await newOwner();
    const headers = { "idempotency-key": randomUUID() };
    const sent = { token, headers, body: { ...draft, coupon_id: couponId } };
    const { serial } = await server.api.ok("createEstimate", sent);
    await prepareOrder(server, { token, serial });
    expect(await server.api.ok("createEstimate", sent)).toMatchObject({ serial });
  });

  it("is held for one order and released after 15 minutes", async () => {
    const owner = await newOwner();
    const { token, couponId } = owner;
    const second = await newEstimate(server, token, { coupon_id: couponId });
    await newOrder(owner);
    const body = { plan: "FULL", method: "CARD" };
    const sent = { token, path: { serial: second.serial }, body };
    const answer = await server.api.problem("prepareEstimatePayment", sent);
    expect([answer.status, answer.body.code]).toEqual([409, "coupon_unavailable"]);
    server.clock.pass({ minutes: 16 });
    await lapsePreparations(server.services);
    const again = await loginAgain(server, owner.username);
    expect(await statusOf({ ...owner, token: again })).toBe("AVAILABLE");
    await server.api.ok("prepareEstimatePayment", { ...sent, token: again });
  });

  it("causes a refund when another order has used it before the payment arrives", async () => {
    const owner = await newOwner();
    const { token, couponId } = owner;
    const second = await newEstimate(server, token, { coupon_id: couponId });
    const slow = await newOrder(owner);
    server.clock.pass({ minutes: 16 });
    const again = await loginAgain(server, owner.username);
    const quick = await prepareOrder(server, { token: again, serial: second.serial });
    expect((await pay(quick)).status).toBe(200);
    const late = await pay(slow);
    expect([late.status, late.body.code]).toEqual([409, "coupon_unavailable"]);
    const path = { serial: slow.serial };
    const estimate = await server.api.ok("getEstimate", { token: again, path });
    expect(estimate).toMatchObject({ status: "QUOTED", paid_amount: 0 });
  });

  it("is free again when the payment fails, and when its order is cancelled and refunded", async () => {
    const owner = await newOwner();
    const order = await newOrder(owner);
    const { impUid } = server.provider.fail(order.merchantUid);
    await server.api.ok("completeEstimatePayment", completion(order, impUid));
    expect(await statusOf(owner)).toBe("AVAILABLE");
    await pay(await prepareOrder(server, { ...order, plan: "FULL" }));
    expect(await statusOf(owner)).toBe("USED");
    const cancel = { token: owner.token, path: { serial: order.serial }, body: {} };
    await server.api.ok("cancelEstimate", cancel);
    expect(await statusOf(owner)).toBe("AVAILABLE");
  });
});
