import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newActiveContract, newCompany } from "../../testing/companies.ts";
import { billsOf, newBill, newBillAndCard, newDoneWork } from "../../testing/company-bills.ts";
import { startTestServer, testServer } from "../../testing/test-server.ts";
import { issueCompanyInvoice, previewCompanyInvoice } from "./issue-company-invoice.ts";
import { markLateInvoices } from "./mark-late-invoices.ts";
import { cancelCompanyInvoice } from "./invoice-steps.ts";

const server = testServer();
// The contracts of these tests begin today, on the first of December.
beforeAll(() => server.clock.pass({ days: 11 }));
afterAll(() => checkLedger(server.services.db));

const { invoiceOf, paymentOf } = billsOf(server);
const workOf = (token: string, wkId: string) =>
  server.api.ok("getCompanyWork", { token, path: { wk_id: wkId } });

describe("an invoice", () => {
  it("contains a month's storage and works with VAT once, and requests payment", async () => {
    const company = await newCompany(server);
    const { token, operatorId, companyId } = company;
    const cid = await newActiveContract(server, company, { monthlyAmount: 1_500_000 });
    server.clock.pass({ seconds: 1 });
    const late = await newActiveContract(server, company, {
      start_date: "2026-12-16",
      monthlyAmount: 310_000,
    });
    const wkId = await newDoneWork(server, { ...company, cid });
    const bill = { operatorId, companyId, month: "2026-12" };
    const { invoiceId, cpaymentId } = await issueCompanyInvoice(server.services, bill);
    const invoice = await invoiceOf(token, invoiceId);
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^IV202612-\d{6}$/),
      month: "2026-12",
      status: "ISSUED",
      lines: [
        {
          label: "박스 보관",
          description: "2026년 문서 보관 · 500개 × 3,000원",
          quantity: 500,
          amount: 1_500_000,
          cid,
        },
        {
          description: "2026년 문서 보관 · 500개 × 620원, 31일 가운데 16일",
          amount: 160_000,
          cid: late,
          wk_id: null,
        },
        { label: "빈 박스 받기", quantity: 2, amount: 32_000, wk_id: wkId },
      ],
      supply_amount: 1_692_000,
      vat_amount: 169_200,
      total_amount: 1_861_200,
      cpayment_id: cpaymentId,
      due_date: "2026-12-31",
      paid_at: null,
    });
    expect(await paymentOf(token)).toMatchObject({
      cpayment_id: cpaymentId,
      invoice_id: invoiceId,
      title: "2026년 12월 이용료",
      status: "WAIT",
      amount: 1_861_200,
      vat_amount: 169_200,
    });
    const work = await workOf(token, wkId);
    expect(work).toMatchObject({
      status: "INVOICE_COMPLETE",
      invoice_id: invoiceId,
      cpayment_id: cpaymentId,
    });
    expect(work.amount.total_amount).toBe(35_200);
    await expect(issueCompanyInvoice(server.services, bill)).rejects.toMatchObject({
      code: "state_conflict",
    });
  });

  it("is neither issued nor previewed when its month has not begun", async () => {
    const company = await newCompany(server);
    await newActiveContract(server, company);
    const { operatorId, companyId } = company;
    const january = { operatorId, companyId, month: "2027-01" };
    for (const rejected of [issueCompanyInvoice, previewCompanyInvoice]) {
      await expect(rejected(server.services, january)).rejects.toMatchObject({
        code: "validation_failed",
        fields: [{ field: "month" }],
      });
    }
    expect(await server.api.ok("listCompanyInvoices", { token: company.token })).toMatchObject({
      items: [],
    });
  });

  it("is not issued when there is nothing to bill", async () => {
    const { operatorId, companyId } = await newCompany(server);
    const bill = { operatorId, companyId, month: "2026-12" };
    await expect(issueCompanyInvoice(server.services, bill)).rejects.toMatchObject({
      code: "state_conflict",
    });
  });

  it("can be cancelled while unpaid, and the next one contains its works", async () => {
    const company = await newCompany(server);
    const { token, operatorId, companyId } = company;
    const cid = await newActiveContract(server, company);
    const wkId = await newDoneWork(server, { ...company, cid });
    const december = { operatorId, companyId, month: "2026-12" };
    const first = await issueCompanyInvoice(server.services, december);
    const cancel = { operatorId, invoiceId: first.invoiceId, reason: "금액을 고쳐요." };
    await cancelCompanyInvoice(server.services, cancel);
    expect(await invoiceOf(token, first.invoiceId)).toMatchObject({ status: "CANCEL" });
    expect(await paymentOf(token)).toMatchObject({ status: "CANCEL" });
    expect(await workOf(token, wkId)).toMatchObject({ invoice_id: null, cpayment_id: null });
    const second = await issueCompanyInvoice(server.services, december);
    expect(await workOf(token, wkId)).toMatchObject({
      status: "INVOICE_COMPLETE",
      invoice_id: second.invoiceId,
      cpayment_id: second.cpaymentId,
    });
    await expect(cancelCompanyInvoice(server.services, cancel)).rejects.toMatchObject({
      code: "state_conflict",
    });
  });

  it("is overdue the day after it was due, and can still be paid", async () => {
    const own = await startTestServer();
    try {
      const bill = await newBillAndCard(own);
      const { token, invoiceId, cpaymentId, paymentId } = bill;
      await own.services.db
        .updateTable("company_invoices")
        .set({ due_date: "2026-11-19" })
        .where("id", "=", invoiceId)
        .execute();
      await markLateInvoices(own.services);
      const path = { id: invoiceId };
      expect(await own.api.ok("getCompanyInvoice", { token, path })).toMatchObject({
        status: "OVERDUE",
      });
      await own.api.ok("payCompanyPayment", {
        token,
        path: { cpay_id: cpaymentId },
        body: { payment_id: paymentId },
      });
      expect(await own.api.ok("getCompanyInvoice", { token, path })).toMatchObject({
        status: "PAID",
      });
    } finally {
      await own.close();
    }
  });

  it("is listed by month and state", async () => {
    const bill = await newBill(server);
    const { token } = bill;
    const count = async (query: Readonly<Record<string, string>>) =>
      (await server.api.ok("listCompanyInvoices", { token, query })).paging.total;
    expect(await count({ from: "2026-12", to: "2026-12", status: "ISSUED" })).toBe(1);
    expect(await count({ from: "2027-01" })).toBe(0);
    expect(await count({ status: "PAID" })).toBe(0);
    const backwards = { token, query: { from: "2026-12", to: "2026-11" } };
    expect((await server.api.problem("listCompanyInvoices", backwards)).status).toBe(422);
  });
});
