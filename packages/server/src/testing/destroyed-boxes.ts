import { advanceCompanyWork } from "../company/company-work/advance-company-work.ts";
import { issueCompanyInvoice } from "../company/company-billing/issue-company-invoice.ts";
import { newBillingKey } from "./billing-keys.ts";
import { finishWork } from "./company-bills.ts";
import { newActiveContract, newBoxes, newCompany, type TestCompany } from "./companies.ts";
import type { TestServer } from "./test-server.ts";
import { reportHarmedCompanyBox } from "../company/company-box/harmed-company-boxes.ts";

/** A company with completed and paid disposal work. */
export async function newDestroyedBoxes(
  server: TestServer,
  options: {
    readonly count?: number;
    readonly owner?: TestCompany;
    /** The first box is found damaged before the work is confirmed. */
    readonly firstDamaged?: boolean;
  } = {},
) {
  const { count = 2, owner, firstDamaged = false } = options;
  const company = owner ?? (await newCompany(server));
  const cid = await newActiveContract(server, company);
  const ids = await newBoxes(server, { cid, count, department: "경영지원팀" });
  const wkId = await disposeOf(server, { company, cid, ids, firstDamaged });
  return { company, cid, ids, wkId };
}

async function disposeOf(
  server: TestServer,
  {
    company,
    cid,
    ids,

    firstDamaged,
  }: {
    readonly company: TestCompany;
    readonly cid: string;
    readonly ids: readonly string[];
    readonly firstDamaged: boolean;
  },
): Promise<string> {
  const { services, api } = server;
  const { token, operatorId, companyId } = company;
  const body = { cid, kind: "DISPOSAL", cpbox_ids: [...ids], disposal_agreed: true };
  const { wk_id: wkId } = await api.ok("createCompanyDelivery", { token, body });
  const [first = ""] = ids;
  if (firstDamaged) {
    const { serial } = await api.ok("getCompanyBox", { token, path: { cpbox_id: first } });
    await reportHarmedCompanyBox(services, {
      serial,
      to: "DAMAGED",
      operatorId,
      reason: "물에 젖음",
    });
  }
  const by = { operatorId, wkId, reason: null };
  await advanceCompanyWork(services, { ...by, to: "CONFIRM" });
  await finishWork(server, by);
  const bill = { operatorId, companyId, month: "2026-11" };
  const { cpaymentId } = await issueCompanyInvoice(services, bill);
  const paid = { payment_id: await newBillingKey(server, token) };
  await api.ok("payCompanyPayment", { token, path: { cpay_id: cpaymentId }, body: paid });
  server.clock.pass({ minutes: 1 });
  await advanceCompanyWork(services, { ...by, to: "COMPLETE" });
  return wkId;
}
