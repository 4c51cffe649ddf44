import { addDays, todayInSeoul } from "@damadum/domain";
import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { billsOf, newBillAndCard } from "../../testing/company-bills.ts";
import { customCompletion, newPreparedCustomPayment } from "../../testing/custom-payments.ts";
import { newPaidOrder, notice, type Order } from "../../testing/orders.ts";
import { takenBack } from "../../testing/taken-back.ts";
import { testServer } from "../../testing/test-server.ts";
import { creditInvoiceLine } from "../../company/company-billing/credit-invoice-line.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

const server = testServer({ slotCapacity: 100 });
afterEach(() => checkLedger(server.services.db));

const estimateOf = ({ token, serial }: Pick<Order, "token" | "serial">) =>
  server.api.ok("getEstimate", { token, path: { serial } });

const { paymentOf, report, chargeBack, linkOf, payLink } = takenBack(server);

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

    await payLink(link?.url ?? "");
    expect(await estimateOf(order)).toMatchObject({
      paid_amount: 2 * order.amount,
      balance_amount: 0,
      payments: [
        { plan: "FULL", status: "REFUNDED" },
        { plan: "BALANCE", status: "PAID" },
      ],
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
    await payLink(asked.url);
    expect(await server.api.ok("getCustomPayment", { path })).toMatchObject({ status: "PAYMENT" });
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
    await chargeBack("subject_id", cpaymentId);
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
