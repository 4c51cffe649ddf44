import { addDays, todayInSeoul } from "@damadum/domain";
import { afterEach, expect, it } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { customCompletion } from "../../testing/custom-payments.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { operatorCommands } from "../../testing/operator-commands.ts";
import { newPaidOrder } from "../../testing/orders.ts";
import { newPaidStorageOrder } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { decideRefunds } from "../payment/decide-refunds.ts";
import { subjectOf } from "../payment/payment.ts";
import { findPaymentByMerchantUid } from "../payment/store.ts";

const server = testServer();
const ops = operatorCommands(server);
afterEach(() => checkLedger(server.services.db));

type Own = Pick<Awaited<ReturnType<typeof newPaidOrder>>, "token" | "serial">;
const dueOf = async ({ token, serial }: Own) =>
  (await server.api.ok("getEstimate", { token, path: { serial } })).ledger.due_amount;
const linkOf = ({ serial }: Pick<Own, "serial">) =>
  server.services.db
    .selectFrom("custom_payments")
    .select(["url", "status"])
    .where("order_serial", "=", serial)
    .executeTakeFirstOrThrow();
const askFor = ({ serial }: Pick<Own, "serial">) =>
  ops("links create", { amount: "30000", title: "추가", reason: "5층이에요", order: serial });

async function openWindow(order: Own) {
  const { url } = await linkOf(order);
  const body = { method: "CARD" };
  const prepared = await server.api.ok("prepareCustomPayment", { path: { url }, body });
  return { url, merchantUid: prepared.merchant_uid };
}

function takeBack(impUid: string, merchantUid: string) {
  server.provider.refundOutside(impUid);
  const body = { imp_uid: impUid, merchant_uid: merchantUid };
  return server.api.ok("receivePaymentWebhook", { body });
}

it("a move no longer asks for an extra payment when it is cancelled, and refunds a late one", async () => {
  const order = await newPaidOrder(server, { move_date: "2027-02-03" });
  await askFor(order);
  const late = await openWindow(order);
  const { impUid } = server.provider.pay(late.merchantUid);
  await ops("moves cancel", { serial: order.serial, reason: "상담", fault: "NOBODY" });
  expect(await dueOf(order)).toBe(0);
  await server.api.problem("completeCustomPayment", customCompletion(late, impUid));
  expect(server.provider.payment(impUid)?.cancelledAmount).toBe(30_000);
});

it("a move gives back a paid extra payment when it is cancelled, as it promised", async () => {
  const order = await newPaidOrder(server, { move_date: "2027-02-03" });
  await askFor(order);
  const paid = await openWindow(order);
  const { impUid } = server.provider.pay(paid.merchantUid);
  await server.api.ok("completeCustomPayment", customCompletion(paid, impUid));
  const { token, serial } = order;
  const own = { token, path: { serial } };
  const before = await server.api.ok("getEstimate", own);
  expect(before.cancel_refund_amount).toBe(before.ledger.paid_amount);
  const { ledger } = await server.api.ok("cancelEstimate", { ...own, body: {} });
  expect(ledger).toMatchObject({
    refund_amount: before.ledger.paid_amount,
    refund_pending_amount: 0,
    total_amount: before.ledger.total_amount - 30_000,
  });
  expect(server.provider.payment(impUid)?.cancelledAmount).toBe(30_000);
});

it("a move gives back what is left of an extra payment when part of it is on its way back", async () => {
  const order = await newPaidOrder(server, { move_date: "2027-02-03" });
  await askFor(order);
  const paid = await openWindow(order);
  const { impUid } = server.provider.pay(paid.merchantUid);
  await server.api.ok("completeCustomPayment", customCompletion(paid, impUid));
  const { db } = server.services;
  const payment = await findPaymentByMerchantUid(db, paid.merchantUid);
  if (payment === null) throw new Error("The extra was not paid");
  await inTransaction(db, (tx) =>
    decideRefunds(tx, server.services, {
      subjects: [subjectOf(payment)],
      amount: 10_000,
      reason: "상담",
    }),
  );
  await ops("moves cancel", { serial: order.serial, reason: "상담", fault: "NOBODY" });
  expect(server.provider.payment(impUid)?.cancelledAmount).toBe(30_000);
});

it("a storage order closes its links when it is cancelled", async () => {
  const order = await newPaidStorageOrder(server, nextVisits());
  await askFor(order);
  const { token, path } = order;
  await server.api.ok("cancelStorageOrder", { token, path, body: {} });
  expect(await linkOf(order)).toMatchObject({ status: "CANCEL" });
});

it("an extra that a cancelled move gives back owes nothing when it is taken back meanwhile", async () => {
  const order = await newPaidOrder(server, { move_date: "2027-02-03" });
  await askFor(order);
  const paid = await openWindow(order);
  const { impUid } = server.provider.pay(paid.merchantUid);
  await server.api.ok("completeCustomPayment", customCompletion(paid, impUid));
  server.provider.down = true;
  await ops("moves cancel", { serial: order.serial, reason: "상담", fault: "NOBODY" });
  server.provider.down = false;
  await takeBack(impUid, paid.merchantUid);
  expect(await linkOf(order)).toMatchObject({ status: "REFUNDED" });
  expect(await dueOf(order)).toBe(0);
  expect(server.provider.payment(impUid)?.cancelledAmount).toBe(30_000);
});

it("an extra that was asked for after a move was cancelled is owed when it is taken back", async () => {
  const order = await newPaidOrder(server, { move_date: "2027-02-03" });
  await ops("moves cancel", { serial: order.serial, reason: "상담", fault: "NOBODY" });
  await askFor(order);
  const paid = await openWindow(order);
  const { impUid } = server.provider.pay(paid.merchantUid);
  await server.api.ok("completeCustomPayment", customCompletion(paid, impUid));
  expect(await dueOf(order)).toBe(0);
  await takeBack(impUid, paid.merchantUid);
  expect(await linkOf(order)).toMatchObject({ status: "QUOTED" });
  expect(await dueOf(order)).toBe(30_000);
  const owed = (await ops("owed list")).tables?.[0]?.rows ?? [];
  expect(owed).toMatchObject([{ serial: order.serial, balance: { value: 30_000 } }]);
});

it("a link stays closed when its payment is taken back after the move was cancelled", async () => {
  const tomorrow = addDays(todayInSeoul(server.services.clock()), 1);
  const order = await newPaidOrder(server, { move_date: tomorrow, move_time: "17:00" });
  await takeBack(order.impUid, order.merchantUid);
  const again = await openWindow(order);
  const { impUid } = server.provider.pay(again.merchantUid);
  await server.api.ok("completeCustomPayment", customCompletion(again, impUid));
  // Cancelled so late that the fee keeps all of it.
  const path = { serial: order.serial };
  await server.api.ok("cancelEstimate", { token: order.token, path, body: {} });
  await takeBack(impUid, again.merchantUid);
  expect(await linkOf(order)).toMatchObject({ status: "REFUNDED" });
  expect(await dueOf(order)).toBe(0);
});
