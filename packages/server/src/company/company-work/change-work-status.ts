import { canTransition, companyWorkStatus, type CompanyWorkStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { writeHistory, type Cause } from "../../subject/history.ts";
import { companySubject } from "../company/subjects.ts";
import { releaseBoxDeliveries } from "../../platform/schedule/book-box-deliveries.ts";
import { updateWork } from "./store.ts";
import type { CompanyWorkRow } from "./work-row.ts";

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
