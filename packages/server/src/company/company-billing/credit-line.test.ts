import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newActiveContract, newCompany } from "../../testing/companies.ts";
import { billsOf, newDoneWork } from "../../testing/company-bills.ts";
import { testServer } from "../../testing/test-server.ts";
import { creditInvoiceLine } from "./credit-invoice-line.ts";
import { findCompanyReminders } from "./company-reminders.ts";
import { issueCompanyInvoice } from "./issue-company-invoice.ts";
import { cancelCompanyInvoice, refundCompanyPayment } from "./invoice-steps.ts";
import { noticeOfInvoice } from "./ports.ts";

const server = testServer();
// The contracts of these tests begin today, on the first of December.
beforeAll(() => server.clock.pass({ days: 11 }));
afterAll(() => checkLedger(server.services.db));

const { invoiceOf, paymentOf } = billsOf(server);
const reason = "약속한 날에 가지 못했어요.";

/** An invoice of 1,500,000 for storage and 32,000 for a visit, with VAT 1,685,200. */
async function newVisitBill() {
  const company = await newCompany(server);
  const { operatorId, companyId } = company;
  const cid = await newActiveContract(server, company, { monthlyAmount: 1_500_000 });
  const wkId = await newDoneWork(server, { ...company, cid });
  const bill = { operatorId, companyId, month: "2026-12" };
  const { invoiceId, cpaymentId } = await issueCompanyInvoice(server.services, bill);
  return { ...company, wkId, invoiceId, cpaymentId };
}

const pay = async ({
  token,
  cpaymentId,
}: {
  readonly token: string;
  readonly cpaymentId: string;
}) => {
  const payment_id = await newBillingKey(server, token);
  const path = { cpay_id: cpaymentId };
  return server.api.ok("payCompanyPayment", { token, path, body: { payment_id } });
};
const credit = (invoiceId: string, line: number, amount?: number) =>
  creditInvoiceLine(server.services, { invoiceId, line, amount, reason });

describe("creditInvoiceLine", () => {
  it("lowers what an unpaid invoice asks for, with VAT, and voids the window that is open", async () => {
    const bill = await newVisitBill();
    const { token, invoiceId, cpaymentId } = bill;
    const path = { cpay_id: cpaymentId };
    const prepare = { token, path, body: { method: "CARD" } };
    const { merchant_uid } = await server.api.ok("prepareCompanyPayment", prepare);
    expect(await credit(invoiceId, 2)).toEqual({ creditedAmount: 35_200, isRefunded: false });
    expect(await invoiceOf(token, invoiceId)).toMatchObject({
      status: "ISSUED",
      supply_amount: 1_532_000,
      total_amount: 1_685_200,
      credited_amount: 35_200,
      net_amount: 1_650_000,
      due_amount: 1_650_000,
      ledger: {
        paid_amount: 0,
        rows: [{ kind: "PRICE" }, { kind: "CORRECTION", amount: -35_200, detail: null }],
      },
      lines: [
        { credit: null },
        { amount: 32_000, credit: { amount: 32_000, vat_amount: 3_200, reason } },
      ],
    });
    expect(await paymentOf(token)).toMatchObject({ amount: 1_650_000, vat_amount: 150_000 });

    // The window over the old amount gives everything back.
    const { impUid } = server.provider.pay(merchant_uid);
    await server.api.send("receivePaymentWebhook", { body: { imp_uid: impUid, merchant_uid } });
    expect(server.provider.payment(impUid)?.status).toBe("cancelled");
    expect(await pay(bill)).toMatchObject({ payment_status: "PAID", amount: 1_650_000 });
    expect(await invoiceOf(token, invoiceId)).toMatchObject({
      status: "PAID",
      ledger: { paid_amount: 1_650_000, refund_amount: 0 },
      due_amount: 0,
    });
  });

  it("lowers the amounts of the invoice's notice and reminder when a line was credited", async () => {
    const { services } = server;
    const bill = await newVisitBill();
    await credit(bill.invoiceId, 2);
    const { db } = services;
    const rest = "1,650,000원";
    const change = { subjectId: bill.invoiceId, from: null, now: services.clock() };
    const notice = await noticeOfInvoice(db, change);
    expect(notice).toMatchObject({ variables: { 금액: rest, 결제일: "없음" } });
    await db
      .updateTable("company_invoices")
      .set({ status: "OVERDUE", due_date: "2026-12-02" })
      .where("id", "=", bill.invoiceId)
      .execute();
    const reminders = await findCompanyReminders(db, "2026-12-09");
    expect(reminders).toContainEqual(
      expect.objectContaining({
        kind: "INVOICE_OVERDUE",
        subject_id: bill.invoiceId,
        variables: expect.objectContaining({ 금액: rest }),
      }),
    );
  });

  it("gives back part of what was paid, and a later refund the rest", async () => {
    const bill = await newVisitBill();
    const { token, invoiceId, cpaymentId, operatorId } = bill;
    await pay(bill);
    expect(await credit(invoiceId, 2, 10_000)).toEqual({
      creditedAmount: 11_000,
      isRefunded: true,
    });
    expect(await invoiceOf(token, invoiceId)).toMatchObject({
      status: "PAID",
      total_amount: 1_685_200,
      credited_amount: 11_000,
      ledger: { paid_amount: 1_685_200, refund_amount: 11_000, refund_pending_amount: 0 },
    });
    await refundCompanyPayment(server.services, { operatorId, cpaymentId, reason });
    expect(await invoiceOf(token, invoiceId)).toMatchObject({
      status: "CANCEL",
      ledger: { paid_amount: 1_685_200, refund_amount: 1_685_200 },
    });
  });

  it("gives back only what is paid beyond the rest when a part was taken back outside", async () => {
    const bill = await newVisitBill();
    const { token, invoiceId, cpaymentId } = bill;
    await pay(bill);
    const paid = await server.services.db
      .selectFrom("payments")
      .select(["imp_uid", "merchant_uid"])
      .where("subject_id", "=", cpaymentId)
      .executeTakeFirstOrThrow();
    const body = { imp_uid: paid.imp_uid ?? "", merchant_uid: paid.merchant_uid };
    server.provider.refundOutside(body.imp_uid, 1_600_000);
    await server.api.ok("receivePaymentWebhook", { body });
    await credit(invoiceId, 2, 10_000);
    expect(await invoiceOf(token, invoiceId)).toMatchObject({
      ledger: { refund_amount: 1_600_000 },
    });
    await credit(invoiceId, 1);
    // What is left costs 24,200 of the 85,200 that are held.
    expect(await invoiceOf(token, invoiceId)).toMatchObject({
      ledger: { refund_amount: 1_661_000 },
    });
  });

  it("leaves a work whose whole line was credited out of the next invoice", async () => {
    const { token, invoiceId, operatorId, companyId, wkId } = await newVisitBill();
    await credit(invoiceId, 2);
    await cancelCompanyInvoice(server.services, { operatorId, invoiceId, reason: null });
    const bill = { operatorId, companyId, month: "2026-12" };
    const { invoiceId: next } = await issueCompanyInvoice(server.services, bill);
    expect(await invoiceOf(token, next)).toMatchObject({ lines: [{ wk_id: null }] });
    const work = await server.api.ok("getCompanyWork", { token, path: { wk_id: wkId } });
    expect(work).toMatchObject({ status: "PAYMENT", invoice_id: invoiceId });
  });

  it("stays credited when the invoice is refunded and its lines are billed again", async () => {
    const bill = await newVisitBill();
    const { token, invoiceId, cpaymentId, operatorId, companyId } = bill;
    await pay(bill);
    await credit(invoiceId, 1, 100_000);
    await credit(invoiceId, 2, 10_000);
    await refundCompanyPayment(server.services, { operatorId, cpaymentId, reason });
    const again = { operatorId, companyId, month: "2026-12" };
    const second = await issueCompanyInvoice(server.services, again);
    expect(await invoiceOf(token, second.invoiceId)).toMatchObject({
      supply_amount: 1_422_000,
      credited_amount: 0,
      lines: [
        { amount: 1_400_000 },
        { amount: 22_000, description: expect.stringContaining("앞서 깎은 10,000원") },
      ],
    });
    await credit(second.invoiceId, 2, 2_000);
    const { invoiceId: wrong } = second;
    await cancelCompanyInvoice(server.services, { operatorId, invoiceId: wrong, reason: null });
    const { invoiceId: third } = await issueCompanyInvoice(server.services, again);
    expect(await invoiceOf(token, third)).toMatchObject({
      lines: [{ amount: 1_400_000 }, { amount: 20_000 }],
    });
  });

  it("is refused for more than a line, twice, without such a line, and when nothing would be left", async () => {
    const { invoiceId, operatorId } = await newVisitBill();
    await expect(credit(invoiceId, 2, 32_001)).rejects.toMatchObject({ code: "amount_mismatch" });
    await expect(credit(invoiceId, 3)).rejects.toMatchObject({ code: "not_found" });
    await credit(invoiceId, 2);
    await expect(credit(invoiceId, 2, 1)).rejects.toMatchObject({ code: "state_conflict" });
    await expect(credit(invoiceId, 1)).rejects.toMatchObject({ code: "state_conflict" });
    await cancelCompanyInvoice(server.services, { operatorId, invoiceId, reason: null });
    await expect(credit(invoiceId, 1, 1)).rejects.toMatchObject({ code: "state_conflict" });
  });
});
