import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newCoupon } from "../../testing/coupons.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { loginAgain, newMember } from "../../testing/members.ts";
import { newStorageOrder, payFor, storageDraft } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { lapsePreparations } from "../../money/payment/preparations.ts";

const server = testServer({ boxDeliveryCapacity: 100 });
afterEach(() => checkLedger(server.services.db));

async function newOwner() {
  const { token, username } = await newMember(server);
  return { token, username, couponId: await newCoupon(server, { username, types: ["STORAGE"] }) };
}
type Owner = Awaited<ReturnType<typeof newOwner>>;

async function statusOf({ token, couponId }: Pick<Owner, "token" | "couponId">) {
  const { items } = await server.api.ok("listCoupons", { token });
  return items.find(({ id }) => id === couponId)?.status;
}
const withCoupon = ({ couponId }: Owner) => ({ ...nextVisits(), coupon_id: couponId });
const prepare = ({ token, serial }: { readonly token: string; readonly serial: string }) => ({
  token,
  path: { serial },
  body: { method: "CARD" },
});

describe("a coupon in a first order", () => {
  it("subtracts its amount on a separate line", async () => {
    const owner = await newOwner();
    const body = { ...storageDraft, coupon_id: owner.couponId };
    const plain = await server.api.ok("calculateStorageOrderAmount", { body: storageDraft });
    const price = await server.api.ok("calculateStorageOrderAmount", { body });
    expect(price.total_amount).toBe(plain.total_amount - 10_000);
    expect(price.lines.at(-1)).toMatchObject({ code: "COUPON", amount: -10_000 });
    const { amount } = await newStorageOrder(server, owner.token, { coupon_id: owner.couponId });
    expect(amount).toEqual(price);
  });

  it("is rejected when it cannot be used: with 422 for a price, with 409 for an order", async () => {
    const { couponId: foreign } = await newOwner();
    const { token, username } = await newMember(server);
    const types = ["STORAGE"] as const;
    const ended = await newCoupon(server, { username, types, validUntil: "2026-11-19" });
    const forMoves = await newCoupon(server, { username, types: ["MOVE"] });
    for (const coupon_id of [ended, forMoves, randomUUID()]) {
      const body = { ...storageDraft, coupon_id };
      const priced = await server.api.problem("calculateStorageOrderAmount", { body });
      expect([priced.status, priced.body.errors?.[0]?.field]).toEqual([422, "coupon_id"]);
    }
    for (const coupon_id of [ended, forMoves, foreign]) {
      const sent = { token, body: { ...storageDraft, coupon_id } };
      const created = await server.api.problem("createStorageOrder", sent);
      expect([created.status, created.body.code]).toEqual([409, "coupon_unavailable"]);
    }
  });

  it("is held by the preparation and used by the payment, in a window or with a registered card", async () => {
    const owner = await newOwner();
    const order = await newStorageOrder(server, owner.token, withCoupon(owner));
    expect(await statusOf(owner)).toBe("AVAILABLE");
    await server.api.ok("prepareStorageOrderPayment", prepare({ ...owner, serial: order.serial }));
    expect(await statusOf(owner)).toBe("HELD");
    await payFor(server, "StorageOrder", { ...owner, serial: order.serial });
    expect(await statusOf(owner)).toBe("USED");
    const paid = { token: owner.token, path: { serial: order.serial } };
    expect(await server.api.ok("getStorageOrder", paid)).toMatchObject({ paid_amount: 248_000 });
  });

  it("does not block a repeated request when the order of that request holds it", async () => {
    const owner = await newOwner();
    const headers = { "idempotency-key": randomUUID() };
    const sent = { token: owner.token, headers, body: { ...storageDraft, ...withCoupon(owner) } };
    const { serial } = await server.api.ok("createStorageOrder", sent);
    await server.api.ok("prepareStorageOrderPayment", prepare({ ...owner, serial }));
    expect(await server.api.ok("createStorageOrder", sent)).toMatchObject({ serial });
  });

  it("is held for one order and released after 15 minutes", async () => {
    const owner = await newOwner();
    const first = await newStorageOrder(server, owner.token, withCoupon(owner));
    const second = await newStorageOrder(server, owner.token, withCoupon(owner));
    await server.api.ok("prepareStorageOrderPayment", prepare({ ...owner, ...first }));
    const other = prepare({ ...owner, ...second });
    const answer = await server.api.problem("prepareStorageOrderPayment", other);
    expect([answer.status, answer.body.code]).toEqual([409, "coupon_unavailable"]);
    server.clock.pass({ minutes: 16 });
    await lapsePreparations(server.services);
    const token = await loginAgain(server, owner.username);
    expect(await statusOf({ ...owner, token })).toBe("AVAILABLE");
    await server.api.ok("prepareStorageOrderPayment", { ...other, token });
  });

  it("causes a refund when another order has used it before the payment arrives", async () => {
    const owner = await newOwner();
    const first = await newStorageOrder(server, owner.token, withCoupon(owner));
    const second = await newStorageOrder(server, owner.token, withCoupon(owner));
    const slow = await server.api.ok("prepareStorageOrderPayment", prepare({ ...owner, ...first }));
    server.clock.pass({ minutes: 16 });
    const token = await loginAgain(server, owner.username);
    await payFor(server, "StorageOrder", { token, serial: second.serial });
    const { impUid, amount } = server.provider.pay(slow.merchant_uid);
    const late = await server.api.problem("completeStorageOrderPayment", {
      path: { serial: first.serial },
      body: { imp_uid: impUid, merchant_uid: slow.merchant_uid },
    });
    expect([late.status, late.body.code]).toEqual([409, "coupon_unavailable"]);
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(amount);
    const order = await server.api.ok("getStorageOrder", { token, path: { serial: first.serial } });
    expect(order).toMatchObject({ status: "QUOTED", paid_amount: 0, contract_id: null });
  });

  it.each([
    ["fails", undefined],
    ["is left", "결제를 취소했어요."],
  ])("is free again when the payment %s, and is returned with the refund", async (_how, reason) => {
    const owner = await newOwner();
    const { serial } = await newStorageOrder(server, owner.token, withCoupon(owner));
    const own = prepare({ ...owner, serial });
    const { merchant_uid } = await server.api.ok("prepareStorageOrderPayment", own);
    const { impUid } = server.provider.fail(merchant_uid, reason);
    const body = { imp_uid: impUid, merchant_uid };
    await server.api.ok("completeStorageOrderPayment", { path: { serial }, body });
    expect(await statusOf(owner)).toBe("AVAILABLE");
    await payFor(server, "StorageOrder", { ...owner, serial });
    expect(await statusOf(owner)).toBe("USED");
    const cancel = { token: owner.token, path: { serial }, body: {} };
    await server.api.ok("cancelStorageOrder", cancel);
    expect(await statusOf(owner)).toBe("AVAILABLE");
  });

  it("stays used when the cancelled order keeps a fee", async () => {
    const owner = await newOwner();
    const visits = {
      delivery: { date: "2026-11-21", time: "09:00" },
      collection: { date: "2026-11-25", time: "09:00" },
    };
    const request = { ...visits, coupon_id: owner.couponId };
    const { serial } = await newStorageOrder(server, owner.token, request);
    await payFor(server, "StorageOrder", { ...owner, serial });
    const cancel = { token: owner.token, path: { serial }, body: {} };
    expect(await server.api.ok("cancelStorageOrder", cancel)).toMatchObject({
      ledger: { cancel_fee_amount: 3_000 },
    });
    expect(await statusOf(owner)).toBe("USED");
  });
});
