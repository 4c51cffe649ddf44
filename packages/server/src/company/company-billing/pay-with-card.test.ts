import { afterAll, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import {
  contractRequest,
  newActiveContract,
  newBoxes,
  newColleague,
  newCompany,
} from "../../testing/companies.ts";
import { billsOf, newBillAndCard, newDoneWork } from "../../testing/company-bills.ts";
import { takenBack } from "../../testing/taken-back.ts";
import { testServer } from "../../testing/test-server.ts";
import { offerCompanyContract } from "../company-contract/offer-company-contract.ts";
import { issueCompanyInvoice } from "./issue-company-invoice.ts";
import { closeCompanyContract } from "../company-contract/contract-steps.ts";
import { cancelCompanyInvoice } from "./invoice-steps.ts";

const server = testServer();
afterAll(() => checkLedger(server.services.db));

const { invoiceOf, paymentOf } = billsOf(server);
const workOf = (token: string, wkId: string) =>
  server.api.ok("getCompanyWork", { token, path: { wk_id: wkId } });

describe("paying with a registered card", () => {
  const pay = (
    { token, cpaymentId }: { readonly token: string; readonly cpaymentId: string },
    paymentId: string,
  ) => ({ token, path: { cpay_id: cpaymentId }, body: { payment_id: paymentId } });

  it("charges once and advances the paid works", async () => {
    const bill = await newBillAndCard(server);
    const { token, operatorId, companyId, paymentId } = bill;
    const wkId = await newDoneWork(server, bill);
    await cancelCompanyInvoice(server.services, { ...bill, reason: null });
    server.clock.pass({ seconds: 1 });
    const again = { operatorId, companyId, month: "2026-11" };
    const { invoiceId, cpaymentId } = await issueCompanyInvoice(server.services, again);
    const sent = pay({ token, cpaymentId }, paymentId);
    const { amount } = await paymentOf(token);
    const paid = { reference: cpaymentId, payment_status: "PAID", amount, failure_reason: null };
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.api.ok("payCompanyPayment", sent)),
    );
    expect(answers).toEqual([paid, paid, paid]);
    expect(await server.api.ok("payCompanyPayment", sent)).toEqual(paid);
    expect(await paymentOf(token)).toMatchObject({ status: "PAID", payment_id: paymentId });
    expect(await invoiceOf(token, invoiceId)).toMatchObject({ status: "PAID" });
    const work = await workOf(token, wkId);
    expect(work.history.at(-1)).toMatchObject({ to: "PAYMENT", by: "SYSTEM" });
    await checkLedger(server.services.db);
  });

  it("returns the reason when the card is declined, and accepts another try", async () => {
    const bill = await newBillAndCard(server);
    server.billingKeys.declining = true;
    const sent = pay(bill, bill.paymentId);
    const failed = await server.api.ok("payCompanyPayment", sent);
    server.billingKeys.declining = false;
    expect(failed).toMatchObject({
      payment_status: "FAILED",
      failure_reason: "카드 한도를 넘었어요.",
    });
    expect(await paymentOf(bill.token)).toMatchObject({
      status: "FAILED",
      failure_reason: "카드 한도를 넘었어요.",
    });
    expect(await server.api.ok("payCompanyPayment", sent)).toMatchObject({
      payment_status: "PAID",
    });
    expect(await paymentOf(bill.token)).toMatchObject({ status: "PAID", failure_reason: null });
  });

  it("accepts only the user's own cards and payable payments", async () => {
    const bill = await newBillAndCard(server);
    const other = await newBillAndCard(server);
    const foreign = await server.api.problem("payCompanyPayment", pay(bill, other.paymentId));
    expect([foreign.status, foreign.body.errors?.[0]?.field]).toEqual([422, "payment_id"]);
    await cancelCompanyInvoice(server.services, { ...bill, reason: null });
    const gone = await server.api.problem("payCompanyPayment", pay(bill, bill.paymentId));
    expect([gone.status, gone.body.code]).toEqual([409, "state_conflict"]);
  });

  it("returns 503 and leaves the payment open when the provider does not answer", async () => {
    const bill = await newBillAndCard(server);
    server.billingKeys.down = true;
    const answer = await server.api.problem("payCompanyPayment", pay(bill, bill.paymentId));
    server.billingKeys.down = false;
    expect(answer.status).toBe(503);
    expect(await paymentOf(bill.token)).toMatchObject({ status: "WAIT" });
  });
});

describe("withdrawal of a company user", () => {
  it("is rejected while a part of a paid invoice is owed", async () => {
    const { token, cpaymentId, paymentId } = await newBillAndCard(server);
    const path = { cpay_id: cpaymentId };
    await server.api.ok("payCompanyPayment", { token, path, body: { payment_id: paymentId } });
    const holds = async () =>
      (await server.api.ok("getWithdrawal", { token })).holds.map(({ kind }) => kind);
    expect(await holds()).toEqual(["COMPANY_BILLING"]);
    const { chargeBack, linksBy, payLink } = takenBack(server);
    await chargeBack("subject_id", cpaymentId, 3_000);
    expect(await holds()).toEqual(["COMPANY_INVOICES", "COMPANY_BILLING"]);
    await payLink((await linksBy("balance_of_kind", "COMPANY_PAYMENT"))[0]?.url ?? "");
    expect(await holds()).toEqual(["COMPANY_BILLING"]);
  });

  const confirm = ({ token, password }: { readonly token: string; readonly password: string }) =>
    server.api.ok("confirmPassword", { token, body: { passwd: password } });
  const refusal = async (token: string) =>
    (await server.api.problem("deleteMe", { token })).body.code;

  it("is rejected until boxes, invoices and contract are closed", async () => {
    const bill = await newBillAndCard(server);
    const { token, cid, cpaymentId, paymentId, operatorId } = bill;
    await confirm(bill);
    expect(await refusal(token)).toBe("money_owed");
    const { holds } = await server.api.ok("getWithdrawal", { token });
    expect(holds.map(({ kind }) => kind)).toEqual(["COMPANY_INVOICES", "COMPANY_BILLING"]);
    await newBoxes(server, { cid, count: 1, through: ["DELIVERING"] });
    const boxesAre = (status: "DISPOSAL_READY" | "RETURNED") =>
      server.services.db
        .updateTable("company_boxes")
        .set({ status })
        .where("company_id", "=", bill.companyId)
        .execute();
    expect(await refusal(token)).toBe("boxes_stored");
    await boxesAre("DISPOSAL_READY");
    expect(await refusal(token)).toBe("boxes_stored");
    await boxesAre("RETURNED");
    await server.api.ok("payCompanyPayment", {
      token,
      path: { cpay_id: cpaymentId },
      body: { payment_id: paymentId },
    });
    expect(await refusal(token)).toBe("money_owed");
    const end = { operatorId, cid, to: "ENDED", reason: null } as const;
    await closeCompanyContract(server.services, end);
    await server.api.ok("deleteMe", { token });
  });

  it("is rejected for the last user while works are not invoiced", async () => {
    const company = await newCompany(server);
    const { operatorId, token } = company;
    const cid = await newActiveContract(server, company);
    const colleague = await newColleague(server, company);
    await newDoneWork(server, { ...company, cid });
    const end = { operatorId, cid, to: "ENDED", reason: null } as const;
    await closeCompanyContract(server.services, end);
    // The boxes have been returned for good.
    await server.services.db
      .updateTable("company_boxes")
      .set({ status: "RETURNED" })
      .where("company_id", "=", company.companyId)
      .execute();
    await confirm(colleague);
    await server.api.ok("deleteMe", { token: colleague.token });
    await confirm(company);
    expect(await refusal(token)).toBe("money_owed");
  });

  it("cancels an unconfirmed contract request when the last user withdraws", async () => {
    const company = await newCompany(server);
    const { token, operatorId } = company;
    const colleague = await newColleague(server, company);
    const { cid } = await server.api.ok("createCompanyContract", { token, body: contractRequest });
    await confirm(company);
    await server.api.ok("deleteMe", { token });
    const sent = { token: colleague.token, path: { cid } };
    expect(await server.api.ok("getCompanyContract", sent)).toMatchObject({ status: "WAIT" });
    await confirm(colleague);
    await server.api.ok("deleteMe", { token: colleague.token });
    await expect(
      offerCompanyContract(server.services, { operatorId, cid, reason: null }),
    ).rejects.toMatchObject({ code: "state_conflict" });
  });
});
