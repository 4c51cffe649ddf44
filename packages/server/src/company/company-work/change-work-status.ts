import { canTransition, companyWorkStatus, type CompanyWorkStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { writeHistory, type Cause } from "../../subject/history.ts";
import { companySubject } from "../company/subjects.ts";
import { releaseBoxDeliveries } from "../../platform/schedule/book-box-deliveries.ts";
import { updateWorks, findWork } from "./store.ts";
import type { CompanyWorkRow } from "./work-row.ts";
import { lockCompany } from "../company/lock-company.ts";

type Work = Pick<CompanyWorkRow, "id" | "status">;

/** Changes the status of a locked company's work and writes its history; a cancelled one frees its start time. @throws ProblemError state_conflict */
export async function changeWorkStatus(
  tx: Tx,
  work: Work,
  change: Cause & { readonly to: CompanyWorkStatus },
): Promise<void> {
  await changeWorks(tx, [work], change);
  if (change.to === "CANCEL") await releaseBoxDeliveries(tx, work.id);
}

/** Changes the status of works of a locked company, and what bills them, and writes their histories. @throws ProblemError state_conflict */
export async function changeWorks(
  tx: Tx,
  works: readonly Work[],
  {
    to,
    billedBy,
    ...cause
  }: Cause & {
    readonly to: CompanyWorkStatus;
    readonly billedBy?: Pick<CompanyWorkRow, "invoice_id" | "cpayment_id">;
  },
): Promise<void> {
  if (works.length === 0) return;
  if (works.some(({ status }) => !canTransition(companyWorkStatus, status, to, cause.actor))) {
    throw new ProblemError("state_conflict");
  }
  const ids = works.map(({ id }) => id);
  await updateWorks(tx, ids, { status: to, ...billedBy });
  const changes = works.map(({ id, status: from }) => ({
    ...cause,
    subject: companySubject.work(id),
    from,
    to,
  }));
  await writeHistory(tx, ...changes);
}

/** Locks the company of a work and returns the work; for the operator. */
export async function lockWork(tx: Tx, wkId: string): Promise<CompanyWorkRow> {
  const { company_id: companyId } = await findWork(tx, wkId);
  await lockCompany(tx, companyId);
  return findWork(tx, wkId);
}
