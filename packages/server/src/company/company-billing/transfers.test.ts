import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { billsOf, newBill, newBillAndCard } from "../../testing/company-bills.ts";
import { newColleague } from "../../testing/companies.ts";
import { operatorCommands } from "../../testing/operator-commands.ts";
import { testServer } from "../../testing/test-server.ts";
import { chargeDueInvoices } from "./charge-due-invoices.ts";
import { refundCompanyPayment } from "./invoice-steps.ts";

const server = testServer();
const ops = operatorCommands(server);
afterAll(() => checkLedger(server.services.db));

const { invoiceOf, paymentOf } = billsOf(server);

describe("pnpm ops invoices record-transfer", () => {
  it("pays the invoice with exactly what is due, once for a key", async () => {
    const { token, invoiceId: id } = await newBill(server);
    const { amount } = await paymentOf(token);
    const reference = "담아상사";
    const wrong = ops("invoices record-transfer", { id, amount: String(amount - 1), reference });
    await expect(wrong).rejects.toThrow("낼 금액은");
    const taken = { id, amount: String(amount), reference, key: randomUUID() };
    await ops("invoices record-transfer", taken);
    expect(await invoiceOf(token, id)).toMatchObject({
      status: "PAID",
      ledger: { paid_amount: amount },
    });
    await ops("invoices record-transfer", taken);
    const again = { id, amount: String(amount), reference };
    await expect(ops("invoices record-transfer", again)).rejects.toThrow("10분 안에");
    const repeated = ops("invoices record-transfer", { ...again, again: true });
    await expect(repeated).rejects.toThrow("이미 결제된 청구서");
    expect(await invoiceOf(token, id)).toMatchObject({
      status: "PAID",
      ledger: { paid_amount: amount },
    });
  });
});

describe("a transfer that was recorded by mistake", () => {
  it("leaves the invoice open, so that a card pays it and its refund gives back all", async () => {
    const bill = await newBillAndCard(server);
    const { token, invoiceId: id, cpaymentId, paymentId, operatorId } = bill;
    const { amount } = await paymentOf(token);
    const reference = "담아상사";
    await ops("invoices record-transfer", { id, amount: String(amount), reference });
    const { merchant_uid: merchantUid } = await server.services.db
      .selectFrom("payments")
      .select("merchant_uid")
      .where("subject_id", "=", cpaymentId)
      .executeTakeFirstOrThrow();
    await ops("payments withdraw", { merchantUid, reason: "다른 회사의 입금이에요" });
    expect(await invoiceOf(token, id)).toMatchObject({ status: "ISSUED", paid_at: null });
    const { failure_reason: why } = await paymentOf(token);
    expect(why).toContain("입금");

    const path = { cpay_id: cpaymentId };
    await server.api.ok("payCompanyPayment", { token, path, body: { payment_id: paymentId } });
    await refundCompanyPayment(server.services, { operatorId, cpaymentId, reason: "해지" });
    expect(await invoiceOf(token, id)).toMatchObject({
      status: "CANCEL",
      ledger: { refund_amount: amount },
    });
  });
});

describe("automatic payment", () => {
  it("is switched off by anyone of the company, and charges no invoice from then on", async () => {
    const bill = await newBillAndCard(server);
    const { token, paymentId, companyId } = bill;
    const body = { payment_id: paymentId };
    await server.api.ok("setCompanyDefaultPayment", { token, body });
    const colleague = await newColleague(server, { companyId });
    await server.api.ok("setCompanyDefaultPayment", {
      token: colleague.token,
      body: { payment_id: null },
    });
    await server.services.db
      .updateTable("company_invoices")
      .set({ charge_on: "2026-11-20" })
      .where("company_id", "=", companyId)
      .execute();
    await chargeDueInvoices(server.services);
    const page = await server.api.ok("listCompanyPayments", { token });
    expect(page).toMatchObject({ default_payment_id: null, items: [{ status: "WAIT" }] });
    // The card is free again, and a new consent starts anew.
    await server.api.ok("deleteBillingKey", { token, path: { id: paymentId } });
    const payment_id = await newBillingKey(server, token);
    await server.api.ok("setCompanyDefaultPayment", { token, body: { payment_id } });
  });
});
