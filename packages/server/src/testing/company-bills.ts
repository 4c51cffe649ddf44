import { todayInSeoul } from "@damadum/domain";
import { advanceCompanyWork } from "../company/company-work/advance-company-work.ts";
import { moveCompanyWorkBoxes } from "../company/company-work/move-company-work-boxes.ts";
import { findWork } from "../company/company-work/store.ts";
import { issueCompanyInvoice } from "../company/company-billing/issue-company-invoice.ts";
import { newBillingKey } from "./billing-keys.ts";
import { newActiveContract, newCompany, visit, type TestCompany } from "./companies.ts";
import type { TestServer } from "./test-server.ts";

export async function newBill(server: TestServer, payer?: TestCompany) {
  const company = payer ?? (await newCompany(server));
  const today = todayInSeoul(server.services.clock());
  const cid = await newActiveContract(server, company, { start_date: today });
  const { companyId, operatorId } = company;
  const bill = { operatorId, companyId, month: today.slice(0, 7) };
  const { invoiceId, cpaymentId } = await issueCompanyInvoice(server.services, bill);
  return { ...company, cid, invoiceId, cpaymentId };
}

export async function newBillAndCard(server: TestServer) {
  const bill = await newBill(server);
  return { ...bill, paymentId: await newBillingKey(server, bill.token) };
}

export async function newConfirmedWork(
  server: TestServer,
  {
    token,
    operatorId,
    cid,
  }: { readonly token: string; readonly operatorId: string; readonly cid: string },
): Promise<string> {
  const body = { cid, kind: "NEW_BOXES", box_count: 2, ...visit };
  const { wk_id: wkId } = await server.api.ok("createCompanyDelivery", { token, body });
  await advanceCompanyWork(server.services, { operatorId, wkId, to: "CONFIRM", reason: null });
  return wkId;
}

/** The same, done today: its boxes are delivered. */
export async function newDoneWork(
  server: TestServer,
  request: Parameters<typeof newConfirmedWork>[1],
): Promise<string> {
  const wkId = await newConfirmedWork(server, request);
  await finishWork(server, { wkId, operatorId: request.operatorId });
  return wkId;
}

/** Moves the boxes of confirmed work to the end of their way, today. */
export async function finishWork(
  { services }: TestServer,
  { wkId, operatorId }: { readonly wkId: string; readonly operatorId: string },
): Promise<void> {
  const step = { operatorId, wkId, early: true, reason: null };
  while ((await findWork(services.db, wkId)).moved_on === null) {
    await moveCompanyWorkBoxes(services, step);
  }
}

/** What a company's user sees of an invoice and of the newest payment. */
export function billsOf(server: TestServer) {
  return {
    invoiceOf: (token: string, id: string) =>
      server.api.ok("getCompanyInvoice", { token, path: { id } }),
    paymentOf: async (token: string) => {
      const [payment] = (await server.api.ok("listCompanyPayments", { token })).items;
      if (payment === undefined) throw new Error("There is nothing to pay");
      return payment;
    },
  };
}
