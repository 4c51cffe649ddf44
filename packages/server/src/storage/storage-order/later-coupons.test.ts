import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newCoupon } from "../../testing/coupons.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { loginAgain } from "../../testing/members.ts";
import { deliveryDraft, newStoredOrder, payFor } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { lapsePreparations } from "../../money/payment/preparations.ts";

const server = testServer({ boxDeliveryCapacity: 100 });
afterEach(() => checkLedger(server.services.db));

async function newStored(
  type: "STORAGE_DELIVERY" | "STORAGE_FINAL" | "STORAGE_EXTENSION",
  changes: Parameters<typeof newStoredOrder>[1] = {},
) {
  const stored = await newStoredOrder(server, { ...nextVisits(), box_count: 2, ...changes });
  const coupon = { kind: "FIXED", name: "고마워요", amount: 4_000 } as const;
  const { username } = stored;
  return { ...stored, couponId: await newCoupon(server, { username, coupon, types: [type] }) };
}
type Stored = Awaited<ReturnType<typeof newStored>>;

async function statusOf({ token, couponId }: Stored) {
  const { items } = await server.api.ok("listCoupons", { token });
  return items.find(({ id }) => id === couponId)?.status;
}

describe("a coupon in a delivery request", () => {
  it("reduces the price, is used by the payment and is returned with the refund", async () => {
    const stored = await newStored("STORAGE_DELIVERY");
    const { token, boxSerials, couponId } = stored;
    const body = { ...deliveryDraft(boxSerials.slice(0, 1)), coupon_id: couponId };
    const price = await server.api.ok("calculateStorageDeliveryAmount", { token, body });
    expect(price).toMatchObject({ total_amount: 7_000, lines: [{}, { code: "COUPON" }] });
    const { serial, amount } = await server.api.ok("createStorageDelivery", { token, body });
    expect(amount).toEqual(price);
    await payFor(server, "StorageDelivery", { token, serial });
    expect(await statusOf(stored)).toBe("USED");
    await server.api.ok("cancelStorageOrder", { token, path: { serial }, body: {} });
    expect(await statusOf(stored)).toBe("AVAILABLE");
  });

  it("is rejected when it is of another type", async () => {
    const { token, boxSerials, couponId } = await newStored("STORAGE_FINAL");
    const body = { ...deliveryDraft(boxSerials.slice(0, 1)), coupon_id: couponId };
    const priced = await server.api.problem("calculateStorageDeliveryAmount", { token, body });
    expect([priced.status, priced.body.errors?.[0]?.field]).toEqual([422, "coupon_id"]);
    const ordered = await server.api.problem("createStorageDelivery", { token, body });
    expect(ordered.body.code).toBe("coupon_unavailable");
  });
});

describe("a coupon in a final order", () => {
  const finalOf = ({ boxSerials, couponId }: Stored) => ({
    scope: "PART" as const,
    box_serials: boxSerials.slice(0, 1),
    place: deliveryDraft(boxSerials).place,
    delivery: nextVisits().delivery,
    extra_help: false,
    coupon_id: couponId,
  });

  it("reduces the price of the delivery", async () => {
    const stored = await newStored("STORAGE_FINAL", { promotion: "FREE_MONTH3" });
    const { token, path } = stored;
    const body = finalOf(stored);
    const question = { ...body, order_serial: path.serial, type: "FINAL_AND_DELIVERY_ORDER" };
    const price = await server.api.ok("calculateStorageFinalAmount", { token, body: question });
    expect(price).toMatchObject({ total_amount: 7_000, refund_amount: 0 });
    const { serial, amount } = await server.api.ok("createFinalDelivery", { token, path, body });
    expect(amount).toEqual(price);
    await payFor(server, "StorageFinal", { token, serial });
    expect(await statusOf(stored)).toBe("USED");
  });

  it("is used immediately when nothing is to pay, and is returned when the order is cancelled", async () => {
    const stored = await newStored("STORAGE_FINAL");
    const { token, path, boxSerials, couponId } = stored;
    const box_serials = boxSerials.slice(0, 1);
    const body = { scope: "PART", box_serials, disposal_agreed: true, coupon_id: couponId };
    const headers = { "idempotency-key": randomUUID() };
    const sent = { token, path, headers, body };
    const order = await server.api.ok("createFinalDisposal", sent);
    expect(order).toMatchObject({ status: "PAYMENT", amount: { total_amount: 0 } });
    expect(order.amount.lines).toContainEqual(
      expect.objectContaining({ code: "COUPON", amount: -2_000 }),
    );
    expect(await statusOf(stored)).toBe("USED");
    expect(await server.api.ok("createFinalDisposal", sent)).toMatchObject(order);
    await server.api.ok("cancelStorageOrder", { token, path: { serial: order.serial }, body: {} });
    expect(await statusOf(stored)).toBe("AVAILABLE");
  });
});

describe("a coupon in an extension", () => {
  it("reduces the price, is held, and is used by the payment", async () => {
    const stored = await newStored("STORAGE_EXTENSION");
    const { token, contractId, couponId } = stored;
    const path = { id: contractId };
    const draft = { months: 1, coupon_id: couponId };
    const { end_date: _endDate, ...price } = await server.api.ok("calculateExtensionAmount", {
      token,
      path,
      body: draft,
    });
    expect(price).toMatchObject({ total_amount: 12_000 });
    const body = { ...draft, method: "CARD" };
    const { change, payment } = await server.api.ok("extendStorageContract", { token, path, body });
    expect(change.amount).toEqual(price);
    expect(await statusOf(stored)).toBe("HELD");
    const merchant_uid = payment?.merchant_uid ?? "";
    const { impUid } = server.provider.pay(merchant_uid);
    const done = { path, body: { imp_uid: impUid, merchant_uid } };
    await server.api.ok("completeContractPayment", done);
    expect(await statusOf(stored)).toBe("USED");
  });

  it.each([
    ["nobody pays or the card is refused", undefined, "WAIT"],
    ["nobody pays or the window is closed", "결제를 취소했어요.", "QUOTED"],
  ])("is free again when %s", async (_when, reason, status) => {
    const stored = await newStored("STORAGE_EXTENSION");
    const { token, contractId, couponId } = stored;
    const path = { id: contractId };
    const body = { months: 1, coupon_id: couponId, method: "CARD" };
    const { payment } = await server.api.ok("extendStorageContract", { token, path, body });
    const merchant_uid = payment?.merchant_uid ?? "";
    const { impUid } = server.provider.fail(merchant_uid, reason);
    const done = { path, body: { imp_uid: impUid, merchant_uid } };
    await server.api.ok("completeContractPayment", done);
    expect(await statusOf(stored)).toBe("AVAILABLE");
    const { changes } = await server.api.ok("getStorageContract", { token, path });
    expect(changes).toMatchObject([{ kind: "EXTENSION", status }]);
    await server.api.ok("extendStorageContract", { token, path, body });
    expect(await statusOf(stored)).toBe("HELD");
    server.clock.pass({ minutes: 16 });
    await lapsePreparations(server.services);
    const again = await loginAgain(server, stored.username);
    expect(await statusOf({ ...stored, token: again })).toBe("AVAILABLE");
  });

  it("is rejected when it would not reduce the price", async () => {
    const payment_type = "SUBSCRIPTION" as const;
    const stored = await newStored("STORAGE_EXTENSION", { payment_type });
    const { token, contractId, couponId } = stored;
    const path = { id: contractId };
    const body = { months: 1, coupon_id: couponId };
    for (const operation of ["calculateExtensionAmount", "extendStorageContract"] as const) {
      const answer = await server.api.problem(operation, { token, path, body });
      expect([answer.status, answer.body.code]).toEqual([409, "coupon_unavailable"]);
    }
    expect(await statusOf(stored)).toBe("AVAILABLE");
  });
});
