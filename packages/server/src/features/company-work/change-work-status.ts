import { canTransition, companyWorkStatus, type CompanyWorkStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { writeHistory, type Cause } from "../../subject/history.ts";
import { companySubject } from "../company/subjects.ts";
import { updateStatus } from "./store.ts";
import type { CompanyWorkRow } from "./work-row.ts";

/** Changes the status of a locked company's work and writes its history. @throws ProblemError state_conflict */
export async function changeWorkStatus(
  tx: Tx,
  work: Pick<CompanyWorkRow, "id" | "status">,
  change: Cause & { readonly to: CompanyWorkStatus },
): Promise<void> {
  const { to, actor, actorId, reason, message = null, now } = change;
  if (!canTransition(companyWorkStatus, work.status, to, actor)) {
    throw new ProblemError("state_conflict");
  }
  await updateStatus(tx, work.id, to);
  const subject = companySubject.work(work.id);
  const words = { reason, message };
  await writeHistory(tx, { subject, from: work.status, to, actor, actorId, ...words, now });
}
