import { canTransition, companyWorkStatus, type CompanyWorkStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { writeHistory, type Cause } from "../../subject/history.ts";
import { companySubject } from "../company/subjects.ts";
import { releaseBoxDeliveries } from "../../platform/schedule/book-box-deliveries.ts";
import { updateWork, findWork } from "./store.ts";
import type { CompanyWorkRow } from "./work-row.ts";
import { lockCompany } from "../company/lock-company.ts";

/** Changes the status of a locked company's work and writes its history; a cancelled one frees its start time. @throws ProblemError state_conflict */
export async function changeWorkStatus(
  tx: Tx,
  work: Pick<CompanyWorkRow, "id" | "status">,
  change: Cause & { readonly to: CompanyWorkStatus },
): Promise<void> {
  if (!canTransition(companyWorkStatus, work.status, change.to, change.actor)) {
    throw new ProblemError("state_conflict");
  }
  await updateWork(tx, work.id, { status: change.to });
  if (change.to === "CANCEL") await releaseBoxDeliveries(tx, work.id);
  const subject = companySubject.work(work.id);
  await writeHistory(tx, { ...change, subject, from: work.status });
}

/** Locks the company of a work and returns the work; for the operator. */
export async function lockWork(tx: Tx, wkId: string): Promise<CompanyWorkRow> {
  const { company_id: companyId } = await findWork(tx, wkId);
  await lockCompany(tx, companyId);
  return findWork(tx, wkId);
}
