import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newActiveContract, newCompany, visit } from "../../testing/companies.ts";
import { finishWork, newConfirmedWork, newDoneWork } from "../../testing/company-bills.ts";
import { startTestServer, testServer } from "../../testing/test-server.ts";
import { advanceCompanyWork } from "../company-work/advance-company-work.ts";
import { cancelCompanyWork } from "../company-work/cancel-company-work.ts";
import { issueCompanyInvoice, previewCompanyInvoice } from "./issue-company-invoice.ts";
import { refundCompanyPayment } from "./invoice-steps.ts";

const server = testServer();
// The contracts of these tests begin today, on the first of December.
beforeAll(() => server.clock.pass({ days: 11 }));
afterAll(() => checkLedger(server.services.db));

const workOf = (token: string, wkId: string) =>
  server.api.ok("getCompanyWork", { token, path: { wk_id: wkId } });

describe("an invoice's works", () => {
  it("are billed by the day on which they are done, in no month before it and only once", async () => {
    const own = await startTestServer();
    try {
      // A contract from 28 November, and a collection of 2 boxes on 20 January, as an operator met them.
      own.clock.pass({ days: 8 });
      const company = await newCompany(own);
      const { token, operatorId, companyId } = company;
      const cid = await newActiveContract(own, company, {
        start_date: "2026-11-28",
        monthlyAmount: 425_000,
      });
      const draft = { cid, kind: "COLLECTION", box_count: 2, place: visit.place } as const;
      const appointment = { date: "2027-01-20", time: "09:00" };
      const { wk_id: wkId } = await own.api.ok("createCompanyDelivery", {
        token,
        body: { ...draft, appointment },
      });
      const by = { operatorId, wkId, reason: null };
      await advanceCompanyWork(own.services, { ...by, to: "CONFIRM" });
      const linesOf = async (month: string) => {
        const { lines } = await previewCompanyInvoice(own.services, { companyId, month });
        return lines.map(({ label, description, amount }) => ({ label, description, amount }));
      };
      const storage = (description: string, amount: number) => ({
        label: "박스 보관",
        description: expect.stringContaining(description),
        amount,
      });
      await expect(linesOf("2026-10")).rejects.toMatchObject({ code: "state_conflict" });
      expect(await linesOf("2026-11")).toEqual([storage("30일 가운데 3일", 42_500)]);
      await issueCompanyInvoice(own.services, { operatorId, companyId, month: "2026-11" });

      own.clock.pass({ days: 54 });
      expect(await linesOf("2026-12")).toEqual([storage("500개", 425_000)]);
      await finishWork(own, by);
      expect(await linesOf("2026-12")).toEqual([storage("500개", 425_000)]);
      expect(await linesOf("2027-01")).toEqual([
        storage("500개", 425_000),
        { label: "박스 보내기", description: "2027년 1월 21일 (목), 박스 2개", amount: 32_000 },
      ]);
      await issueCompanyInvoice(own.services, { operatorId, companyId, month: "2027-01" });
      expect(await linesOf("2026-12")).toEqual([storage("500개", 425_000)]);
    } finally {
      await own.close();
    }
  });

  it("include those done after their own month's invoice was issued", async () => {
    const company = await newCompany(server);
    const { operatorId, companyId } = company;
    const cid = await newActiveContract(server, company);
    await issueCompanyInvoice(server.services, { operatorId, companyId, month: "2026-12" });
    const wkId = await newDoneWork(server, { ...company, cid });
    await server.services.db
      .updateTable("company_invoices")
      .set({ month: "2026-11" })
      .where("company_id", "=", companyId)
      .execute();
    const works = async () =>
      (await previewCompanyInvoice(server.services, { companyId, month: "2026-12" })).works;
    expect((await works()).map(({ id }) => id)).toEqual([wkId]);
    const done = (moved_on: string) =>
      server.services.db
        .updateTable("company_works")
        .set({ moved_on })
        .where("id", "=", wkId)
        .execute();
    await done("2026-11-30");
    expect((await works()).map(({ id }) => id)).toEqual([wkId]);
    // October has no invoice yet, which is the one for this work.
    await done("2026-10-31");
    expect(await works()).toEqual([]);
  });

  it("leave out work that is not done, which can still be cancelled", async () => {
    const company = await newCompany(server);
    const { operatorId, companyId, token } = company;
    const cid = await newActiveContract(server, company);
    const wkId = await newConfirmedWork(server, { ...company, cid });
    await issueCompanyInvoice(server.services, { operatorId, companyId, month: "2026-12" });
    expect(await workOf(token, wkId)).toMatchObject({
      status: "CONFIRM",
      invoice_id: null,
      moved_on: null,
    });
    const cancel = { operatorId, wkId, reason: "고객이 취소를 부탁함", message: null };
    await cancelCompanyWork(server.services, cancel);
    expect(await workOf(token, wkId)).toMatchObject({ status: "CANCEL" });
  });

  it("are confirmed again when it is refunded, and follow the next invoice", async () => {
    const company = await newCompany(server);
    const { token, operatorId, companyId } = company;
    const cid = await newActiveContract(server, company);
    const wkIds: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      wkIds.push(await newDoneWork(server, { ...company, cid }));
    }
    const [first = ""] = wkIds;
    const statusesOf = async () => {
      const works = await Promise.all(wkIds.map((wkId) => workOf(token, wkId)));
      return works.map(({ status }) => status);
    };
    const bill = { operatorId, companyId, month: "2026-12" };
    const paymentId = await newBillingKey(server, token);
    const billAndPay = async () => {
      const { cpaymentId } = await issueCompanyInvoice(server.services, bill);
      const path = { cpay_id: cpaymentId };
      await server.api.ok("payCompanyPayment", { token, path, body: { payment_id: paymentId } });
      return cpaymentId;
    };
    const cpaymentId = await billAndPay();
    const by = { operatorId, reason: null };
    await advanceCompanyWork(server.services, { ...by, wkId: first, to: "COMPLETE" });
    expect(await statusesOf()).toEqual(["COMPLETE", "PAYMENT"]);
    await refundCompanyPayment(server.services, {
      operatorId,
      cpaymentId,
      reason: "금액을 고쳐요.",
    });
    expect(await statusesOf()).toEqual(["CONFIRM", "CONFIRM"]);
    expect((await workOf(token, first)).history.at(-1)).toMatchObject({
      from: "COMPLETE",
      to: "CONFIRM",
      by: "SYSTEM",
      reason: "청구서를 거둬들여서 다시 청구해요.",
    });
    await billAndPay();
    expect(await statusesOf()).toEqual(["PAYMENT", "PAYMENT"]);
    await advanceCompanyWork(server.services, { ...by, wkId: first, to: "COMPLETE" });
    expect(await statusesOf()).toEqual(["COMPLETE", "PAYMENT"]);
  });
});
