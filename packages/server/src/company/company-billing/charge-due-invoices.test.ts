import { addDays, seoulInstant } from "@damadum/domain";
import { afterAll, describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newActiveContract, newCompany } from "../../testing/companies.ts";
import { billsOf, newBill, newBillAndCard, newDoneWork } from "../../testing/company-bills.ts";
import { testServer } from "../../testing/test-server.ts";
import { chargeDueInvoices } from "./charge-due-invoices.ts";
import { issueCompanyInvoice } from "./issue-company-invoice.ts";
import { takeInvoiceToCharge } from "./store.ts";

const server = testServer();
afterAll(() => checkLedger(server.services.db));

const { invoiceOf, paymentOf } = billsOf(server);

describe("charging an invoice to the default billing key", () => {
  const advanceDays = (day = "2026-11-20") =>
    server.services.db
      .updateTable("company_invoices")
      .set({ charge_on: day })
      .where("charge_on", "is not", null)
      .execute();

  const newAutomaticBill = async () => {
    const company = await newCompany(server);
    const { token } = company;
    const paymentId = await newBillingKey(server, token);
    await server.api.ok("setCompanyDefaultPayment", { token, body: { payment_id: paymentId } });
    return newBill(server, company);
  };

  it("does not happen by itself for an invoice issued before the first default was set", async () => {
    const { token, paymentId, invoiceId } = await newBillAndCard(server);
    expect(await invoiceOf(token, invoiceId)).not.toMatchObject({ charge_on: null });
    await server.api.ok("setCompanyDefaultPayment", { token, body: { payment_id: paymentId } });
    expect(await invoiceOf(token, invoiceId)).toMatchObject({ status: "ISSUED", charge_on: null });
  });

  it("happens by itself with the new default when it was changed meanwhile", async () => {
    const { token, invoiceId } = await newAutomaticBill();
    const other = await newBillingKey(server, token);
    await server.api.ok("setCompanyDefaultPayment", { token, body: { payment_id: other } });
    await advanceDays();
    await chargeDueInvoices(server.services);
    expect(await invoiceOf(token, invoiceId)).toMatchObject({ status: "PAID" });
    expect(await paymentOf(token)).toMatchObject({ payment_id: other });
  });

  it("happens by itself with the default, which then cannot be deleted", async () => {
    const company = await newCompany(server);
    const { token, operatorId, companyId } = company;
    const paymentId = await newBillingKey(server, token);
    const body = { payment_id: paymentId };
    await server.api.ok("setCompanyDefaultPayment", { token, body });
    const cid = await newActiveContract(server, company, { start_date: "2026-11-20" });
    const bill = { operatorId, companyId, month: "2026-11" };
    await issueCompanyInvoice(server.services, bill);
    await chargeDueInvoices(server.services);
    expect(await paymentOf(token)).toMatchObject({ status: "WAIT" });
    await advanceDays();
    await chargeDueInvoices(server.services);
    const page = await server.api.ok("listCompanyPayments", { token });
    expect(page).toMatchObject({ default_payment_id: paymentId, items: [{ status: "PAID" }] });
    const deletion = await server.api.problem("deleteBillingKey", {
      token,
      path: { id: paymentId },
    });
    expect(deletion.body.code).toBe("billing_key_in_use");

    server.clock.pass({ seconds: 1 });
    const wkId = await newDoneWork(server, { ...company, cid });
    await server.services.db
      .updateTable("company_works")
      .set({ moved_on: "2026-10-31" })
      .where("id", "=", wkId)
      .execute();
    await issueCompanyInvoice(server.services, { ...bill, month: "2026-10" });
    await advanceDays();
    server.billingKeys.declining = true;
    await chargeDueInvoices(server.services);
    server.billingKeys.declining = false;
    expect(await paymentOf(token)).toMatchObject({ status: "FAILED" });
  });

  it("happens a day later when the server stopped between taking the invoice and charging it", async () => {
    const { token, invoiceId } = await newAutomaticBill();
    const [dayBefore, today] = ["2026-11-19", "2026-11-20"];
    await advanceDays(dayBefore);
    const stopped = { today: dayBefore, next: today };
    const taken = await takeInvoiceToCharge(server.services.db, stopped);
    expect(taken).toMatchObject({ id: invoiceId });
    const clock = () => seoulInstant(dayBefore, "23:00");
    await chargeDueInvoices({ ...server.services, clock });
    expect(await paymentOf(token)).toMatchObject({ status: "WAIT" });
    await chargeDueInvoices(server.services);
    expect(await paymentOf(token)).toMatchObject({ status: "PAID" });
    expect(await invoiceOf(token, invoiceId)).toMatchObject({ status: "PAID", charge_on: null });
  });

  it("does not happen by itself when the due date has passed", async () => {
    const { token, invoiceId } = await newAutomaticBill();
    const { due_date: due } = await invoiceOf(token, invoiceId);
    await advanceDays(due);
    const clock = () => seoulInstant(addDays(due, 1), "00:00");
    await chargeDueInvoices({ ...server.services, clock });
    expect(await paymentOf(token)).toMatchObject({ status: "WAIT" });
    expect(await invoiceOf(token, invoiceId)).toMatchObject({ status: "ISSUED", charge_on: null });
  });
});
