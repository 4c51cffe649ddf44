import { afterEach, describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { newMember } from "../../testing/members.ts";
import {
  newPaidStorageOrder,
  newPreparedStorageOrder,
  newStorageOrder,
  payFor,
} from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { removeAbandonedBillingKeys } from "../../money/billing-key/remove-billing-keys.ts";
import { lapsePreparations } from "../../money/payment/preparations.ts";

const server = testServer();
afterEach(() => checkLedger(server.services.db));

const orderOf = (token: string, serial: string) =>
  server.api.ok("getStorageOrder", { token, path: { serial } });
const byCard = { body: { method: "CARD" } };

describe("paying for a first order", () => {
  it("books the visits permanently and starts the contract", async () => {
    const { token, serial, prepared, impUid, merchantUid, path } = await newPaidStorageOrder(
      server,
      nextVisits(),
    );
    expect(prepared).toMatchObject({
      payment_status: "READY",
      amount: 258_000,
      payment_type: "NORMAL",
      customer_uid: null,
      buyer: { name: "김담아" },
    });
    expect(merchantUid).toMatch(/^st_/);
    const order = await orderOf(token, serial);
    expect(order).toMatchObject({ status: "PAYMENT", paid_amount: 258_000 });
    expect(order.contract_id).not.toBeNull();
    expect(order.history.map(({ to, by }) => [to, by])).toEqual([
      ["QUOTED", "MEMBER"],
      ["PAYMENT", "SYSTEM"],
    ]);
    const body = { imp_uid: impUid, merchant_uid: merchantUid };
    expect(await server.api.ok("completeStorageOrderPayment", { path, body })).toEqual({
      reference: serial,
      payment_status: "PAID",
      amount: 258_000,
      failure_reason: null,
    });
    const again = { token, path, ...byCard };
    expect((await server.api.problem("prepareStorageOrderPayment", again)).body.code).toBe(
      "already_paid",
    );
  });

  it("charges a billing key immediately, and keeps it for the next months", async () => {
    const { token } = await newMember(server);
    const changes = { payment_type: "SUBSCRIPTION" as const, ...nextVisits() };
    const { serial } = await newStorageOrder(server, token, changes);
    const body = { payment_id: await newBillingKey(server, token) };
    const sent = { token, path: { serial }, body };
    expect(await server.api.ok("prepareStorageOrderPayment", sent)).toMatchObject({
      payment_status: "PAID",
      amount: 110_000,
    });
    expect(await orderOf(token, serial)).toMatchObject({
      status: "PAYMENT",
      payments: [{ payment_type: "SUBSCRIPTION", status: "PAID" }],
    });
  });

  it("registers a billing key with the first payment of a subscription in the window", async () => {
    const changes = { payment_type: "SUBSCRIPTION" as const, ...nextVisits() };
    const { token, prepared } = await newPaidStorageOrder(server, changes);
    expect(prepared).toMatchObject({ payment_type: "SUBSCRIPTION" });
    expect(prepared.customer_uid).toMatch(/^cu_/);
    expect(await server.api.ok("listBillingKeys", { token })).toMatchObject([
      { method: "CARD", name: "담아카드", masked_number: "5123-****-****-1234", in_use: true },
    ]);
  });

  it("removes the billing key at the provider when the payment that registered it is refunded", async () => {
    const changes = { payment_type: "SUBSCRIPTION" as const, ...nextVisits() };
    const order = await newPreparedStorageOrder(server, changes);
    const { token, path, prepared, merchantUid } = order;
    await server.api.ok("cancelStorageOrder", { token, path, body: {} });
    const customerUid = prepared.customer_uid ?? "";
    server.billingKeys.register(customerUid);
    const { impUid } = server.provider.pay(merchantUid);
    const body = { imp_uid: impUid, merchant_uid: merchantUid };
    await server.api.problem("completeStorageOrderPayment", { path, body });
    server.clock.pass({ seconds: 1 });
    await removeAbandonedBillingKeys(server.services);
    expect(server.billingKeys.knows(customerUid)).toBe(false);
    expect(await server.api.ok("listBillingKeys", { token })).toEqual([]);
  });

  it("returns the wallet's name when a wallet was registered as the billing key", async () => {
    const { token } = await newMember(server);
    const changes = { payment_type: "SUBSCRIPTION" as const, ...nextVisits() };
    const { serial } = await newStorageOrder(server, token, changes);
    const path = { serial };
    const sent = { token, path, body: { method: "KAKAO_PAY" } };
    const { merchant_uid, amount } = await server.api.ok("prepareStorageOrderPayment", sent);
    const wallet = { cardName: null, cardNumber: null };
    const { impUid } = server.provider.pay(merchant_uid, amount, wallet);
    const body = { imp_uid: impUid, merchant_uid };
    await server.api.ok("completeStorageOrderPayment", { path, body });
    expect(await server.api.ok("listBillingKeys", { token })).toMatchObject([
      { method: "KAKAO_PAY", name: "카카오페이", masked_number: null },
    ]);
  });

  it("records a declined try and accepts another one", async () => {
    const visits = nextVisits();
    const { token, serial, path, merchantUid } = await newPreparedStorageOrder(server, visits);
    const { impUid } = server.provider.fail(merchantUid);
    const body = { imp_uid: impUid, merchant_uid: merchantUid };
    expect(await server.api.ok("completeStorageOrderPayment", { path, body })).toMatchObject({
      payment_status: "FAILED",
      failure_reason: "카드 한도를 넘었어요.",
    });
    expect(await orderOf(token, serial)).toMatchObject({ status: "WAIT" });
    const next = await server.api.ok("prepareStorageOrderPayment", { token, path, ...byCard });
    const paid = server.provider.pay(next.merchant_uid);
    const done = { imp_uid: paid.impUid, merchant_uid: next.merchant_uid };
    await server.api.ok("completeStorageOrderPayment", { path, body: done });
    expect(await orderOf(token, serial)).toMatchObject({ status: "PAYMENT" });
  });

  it("leaves the order as it was when the member closes the window", async () => {
    const order = await newPreparedStorageOrder(server, nextVisits());
    const { token, serial, path, merchantUid } = order;
    const { impUid } = server.provider.fail(merchantUid, "결제를 취소했어요.");
    const body = { imp_uid: impUid, merchant_uid: merchantUid };
    await server.api.ok("completeStorageOrderPayment", { path, body });
    const { status, history, payments } = await orderOf(token, serial);
    expect([status, history.map(({ to }) => to)]).toEqual(["QUOTED", ["QUOTED"]]);
    expect(payments).toMatchObject([{ status: "FAILED", failure_reason: "결제를 취소했어요." }]);
    await payFor(server, "StorageOrder", { token, serial });
    expect(await orderOf(token, serial)).toMatchObject({ status: "PAYMENT" });
  });

  it("rejects no way to pay, two ways to pay, and another member's billing key", async () => {
    const { token } = await newMember(server);
    const { serial } = await newStorageOrder(server, token, nextVisits());
    const { token: other } = await newMember(server);
    const foreign = await newBillingKey(server, other);
    const prepare = (body: object) =>
      server.api.problem("prepareStorageOrderPayment", { token, path: { serial }, body });
    expect((await prepare({ payment_id: foreign })).body.errors?.[0]?.field).toBe("payment_id");
    expect((await prepare({ payment_id: foreign, method: "CARD" })).status).toBe(422);
    expect((await prepare({})).status).toBe(422);
  });

  it("returns slot_full when the visits are full", async () => {
    const visits = {
      delivery: { date: "2026-11-28", time: "17:00" },
      collection: { date: "2026-11-29", time: "17:00" },
    };
    for (let taken = 0; taken < server.services.boxDeliveryCapacity; taken += 1) {
      await newPaidStorageOrder(server, visits);
    }
    const { token } = await newMember(server);
    const full = await newStorageOrder(server, token, visits);
    const prepare = (serial: string) =>
      server.api.problem("prepareStorageOrderPayment", { token, path: { serial }, ...byCard });
    expect((await prepare(full.serial)).body.code).toBe("slot_full");
  });

  it("releases unpaid visits, and accepts late payment while they are free", async () => {
    const order = await newPreparedStorageOrder(server, nextVisits());
    const { path, merchantUid, serial } = order;
    const { db } = server.services;
    const { id } = await db
      .selectFrom("storage_orders")
      .select("id")
      .where("serial", "=", serial)
      .executeTakeFirstOrThrow();
    const booked = () =>
      db.selectFrom("box_delivery_bookings").selectAll().where("order_id", "=", id).execute();
    expect(await booked()).toHaveLength(2);
    server.clock.pass({ minutes: 16 });
    await lapsePreparations(server.services);
    expect(await booked()).toHaveLength(0);
    const { impUid } = server.provider.pay(merchantUid);
    const body = { imp_uid: impUid, merchant_uid: merchantUid };
    await server.api.ok("completeStorageOrderPayment", { path, body });
    expect(await booked()).toMatchObject([{ expires_at: null }, { expires_at: null }]);
  });
});
