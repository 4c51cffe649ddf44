import { addDays, todayInSeoul } from "@damadum/domain";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { newStoredOrder } from "../../testing/storage-orders.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { billsOf, newBillAndCard } from "../../testing/company-bills.ts";
import { customCompletion, newPreparedCustomPayment } from "../../testing/custom-payments.ts";
import { loginAgain } from "../../testing/members.ts";
import { newPaidOrder, notice, type Order } from "../../testing/orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { advanceDays, newMonthlyContract, storedContract } from "../../testing/unpaid-contracts.ts";
import { creditInvoiceLine } from "../../company/company-billing/credit-invoice-line.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

const server = testServer({ slotCapacity: 100 });
afterEach(() => checkLedger(server.services.db));

const estimateOf = ({ token, serial }: Pick<Order, "token" | "serial">) =>
  server.api.ok("getEstimate", { token, path: { serial } });

/** The newest payment with this number, or for this subject or kind of subject. */
const paymentOf = (key: "merchant_uid" | "subject_kind" | "subject_id", value: string) =>
  server.services.db
    .selectFrom("payments")
    .selectAll()
    .where("paid_at", "is not", null)
    .where(sql.ref(key), "=", value)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();

const report = (payment: { readonly merchant_uid: string; readonly imp_uid: string | null }) =>
  server.api.ok("receivePaymentWebhook", {
    body: {
      imp_uid: payment.imp_uid ?? "",
      merchant_uid: payment.merchant_uid,
      status: "cancelled",
    },
  });

/** Takes a payment back at the provider, which reports it. */
async function chargeBack(key: "merchant_uid" | "subject_kind", value: string, amount?: number) {
  const payment = await paymentOf(key, value);
  server.provider.refundOutside(payment.imp_uid ?? "", amount);
  await report(payment);
}

const linkOf = ({ serial }: Pick<Order, "serial">) =>
  server.services.db
    .selectFrom("custom_payments")
    .select(["url", "amount", "status"])
    .where("order_serial", "=", serial)
    .executeTakeFirst();

describe("a payment that was taken back at the provider", () => {
  it("leaves the move booked and asks its member for the amount again", async () => {
    const order = await newPaidOrder(server, { plan: "FULL" });
    const before = await estimateOf(order);
    await chargeBack("merchant_uid", order.merchantUid);
    const after = await estimateOf(order);
    expect(after).toMatchObject({
      status: "PAYMENT",
      ledger: { refund_amount: order.amount, due_amount: order.amount },
      balance_amount: before.amount.total_amount,
      payments: [{ status: "REFUNDED", refunded_amount: order.amount }],
    });
    const link = await linkOf(order);
    expect(link).toMatchObject({ amount: order.amount, status: "QUOTED" });

    const path = { url: link?.url ?? "" };
    const prepared = await server.api.ok("prepareCustomPayment", {
      path,
      body: { method: "CARD" },
    });
    const { impUid } = server.provider.pay(prepared.merchant_uid);
    const again = { ...path, merchantUid: prepared.merchant_uid };
    await server.api.ok("completeCustomPayment", customCompletion(again, impUid));
    expect(await estimateOf(order)).toMatchObject({
      paid_amount: 2 * order.amount,
      balance_amount: 0,
    });
  });

  it("is found by the daily comparison when nobody reports it", async () => {
    const order = await newPaidOrder(server);
    server.provider.refundOutside(order.impUid);
    await reconcilePayments(server.services);
    expect((await estimateOf(order)).ledger.refund_amount).toBe(0);
    server.clock.pass({ days: 1 });
    await reconcilePayments(server.services);
    expect(await paymentOf("merchant_uid", order.merchantUid)).toMatchObject({
      status: "REFUNDED",
      next_check_at: null,
    });
    expect(await linkOf(order)).toMatchObject({ amount: order.amount });
  });

  it("is recorded once when it is reported repeatedly and together", async () => {
    const order = await newPaidOrder(server, { plan: "FULL" });
    server.provider.refundOutside(order.impUid, 10_000);
    await Promise.all(
      [1, 2, 3].map(() => server.api.ok("receivePaymentWebhook", notice(order, order.impUid))),
    );
    server.provider.refundOutside(order.impUid, 5_000);
    await report(await paymentOf("merchant_uid", order.merchantUid));
    const { payments, balance_amount } = await estimateOf(order);
    expect(payments).toMatchObject([{ status: "PAID", refunded_amount: 15_000 }]);
    expect(balance_amount).toBe(15_000);
  });

  it("counts as our own refund when one of the same payment is still to be sent", async () => {
    const order = await newPaidOrder(server);
    server.provider.down = true;
    await server.api.ok("cancelEstimate", {
      token: order.token,
      path: { serial: order.serial },
      body: {},
    });
    server.provider.down = false;
    await chargeBack("merchant_uid", order.merchantUid);
    expect((await estimateOf(order)).ledger.refund_pending_amount).toBe(order.amount);
    server.clock.pass({ minutes: 5 });
    await reconcilePayments(server.services);
    expect(server.provider.refundCalls).toBe(0);
    const { status, payments } = await estimateOf(order);
    expect({ status, payments }).toMatchObject({
      status: "CANCEL",
      payments: [{ status: "REFUNDED", refunded_amount: order.amount }],
    });
    expect(await linkOf(order)).toBeUndefined();
  });

  it("stays unknown while the provider does not answer, and the notice is sent again", async () => {
    const order = await newPaidOrder(server);
    server.provider.refundOutside(order.impUid);
    server.provider.down = true;
    const { status } = await server.api.problem(
      "receivePaymentWebhook",
      notice(order, order.impUid),
    );
    expect(status).toBe(503);
    server.provider.down = false;
    await report(await paymentOf("merchant_uid", order.merchantUid));
    expect((await estimateOf(order)).ledger.refund_amount).toBe(order.amount);
  });

  it("opens the link of an extra payment again", async () => {
    const asked = await newPreparedCustomPayment(server);
    const { impUid } = server.provider.pay(asked.merchantUid);
    await server.api.ok("completeCustomPayment", customCompletion(asked, impUid));
    await chargeBack("merchant_uid", asked.merchantUid);
    const path = { url: asked.url };
    expect(await server.api.ok("getCustomPayment", { path })).toMatchObject({
      status: "QUOTED",
      paid_at: null,
    });
    const prepared = await server.api.ok("prepareCustomPayment", {
      path,
      body: { method: "CARD" },
    });
    const paid = { ...path, merchantUid: prepared.merchant_uid };
    const again = server.provider.pay(paid.merchantUid).impUid;
    await server.api.ok("completeCustomPayment", customCompletion(paid, again));
    expect(await server.api.ok("getCustomPayment", { path })).toMatchObject({ status: "PAYMENT" });
  });

  it("lowers what was paid for a storage order, whose boxes stay", async () => {
    const { token, serial } = await newStoredOrder(server, { ...nextVisits(), box_count: 2 });
    const order = () => server.api.ok("getStorageOrder", { token, path: { serial } });
    const { status } = await order();
    await chargeBack("subject_kind", "STORAGE_ORDER", 1_000);
    expect(await order()).toMatchObject({
      status,
      ledger: { refund_amount: 1_000, due_amount: 1_000 },
    });
  });

  it("makes the last paid month of a contract owed, until the member pays it again", async () => {
    const contract = await newMonthlyContract(server);
    const before = await storedContract(server, contract.contractId);
    await advanceDays(server, 32);
    const paid = await storedContract(server, contract.contractId);
    expect(paid.paid_from).not.toBe(before.paid_from);
    await chargeBack("subject_kind", "STORAGE_CHARGE");
    expect(await storedContract(server, contract.contractId)).toMatchObject({
      status: "UNPAID",
      paid_until: before.paid_until,
      next_charge_at: null,
    });
    const token = await loginAgain(server, contract.username);
    const path = { id: contract.contractId };
    const body = { method: "CARD" };
    const { merchant_uid } = await server.api.ok("prepareContractPayment", { token, path, body });
    const { impUid } = server.provider.pay(merchant_uid);
    await report({ merchant_uid, imp_uid: impUid });
    expect(await storedContract(server, contract.contractId)).toMatchObject({
      status: "ACTIVE",
      paid_until: paid.paid_until,
    });
  });

  it("reopens an invoice and its works when a company's payment is gone", async () => {
    const { token, invoiceId, cpaymentId, paymentId } = await newBillAndCard(server);
    await server.api.ok("payCompanyPayment", {
      token,
      path: { cpay_id: cpaymentId },
      body: { payment_id: paymentId },
    });
    const { invoiceOf } = billsOf(server);
    expect(await invoiceOf(token, invoiceId)).toMatchObject({ status: "PAID" });
    await chargeBack("subject_kind", "COMPANY_PAYMENT");
    expect(await invoiceOf(token, invoiceId)).toMatchObject({ status: "ISSUED" });
    await server.api.ok("payCompanyPayment", {
      token,
      path: { cpay_id: cpaymentId },
      body: { payment_id: paymentId },
    });
    expect(await invoiceOf(token, invoiceId)).toMatchObject({ status: "PAID" });
  });

  it("is asked for without what was credited since when a company's payment is gone", async () => {
    const { token, invoiceId, cpaymentId, paymentId } = await newBillAndCard(server);
    const path = { cpay_id: cpaymentId };
    await server.api.ok("payCompanyPayment", { token, path, body: { payment_id: paymentId } });
    const { invoiceOf } = billsOf(server);
    const credit = { invoiceId, line: 1, amount: 1_000, reason: "잘못 청구했어요" };
    const { creditedAmount } = await creditInvoiceLine(server.services, credit);
    const { total_amount: total } = await invoiceOf(token, invoiceId);
    const [payment] = (await server.api.ok("listCompanyPayments", { token })).items;
    expect(payment).toMatchObject({ amount: total });
    const paid = await paymentOf("subject_id", cpaymentId);
    server.provider.refundOutside(paid.imp_uid ?? "");
    await report(paid);
    expect(await invoiceOf(token, invoiceId)).toMatchObject({
      status: "ISSUED",
      due_amount: total - creditedAmount,
    });
    const [asked] = (await server.api.ok("listCompanyPayments", { token })).items;
    expect(asked).toMatchObject({ status: "FAILED", amount: total - creditedAmount });
  });

  it("is no longer looked for when 90 days have passed", async () => {
    const move_date = addDays(todayInSeoul(server.services.clock()), 20);
    const order = await newPaidOrder(server, { move_date });
    server.clock.pass({ days: 90 });
    await reconcilePayments(server.services);
    expect((await paymentOf("merchant_uid", order.merchantUid)).next_check_at).toBeNull();
  });
});
