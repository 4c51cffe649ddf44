import { canTransition, damageReportStatus, type DamageReportStatus } from "@damadum/domain";
import type { Updateable } from "kysely";
import type { DamageReportsTable } from "../../db/box-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { writeHistory, type Cause } from "../../subject/history.ts";
import { updateReport, type StoredReport } from "./store.ts";

/** Changes the state of a locked report and writes its history. @throws ProblemError state_conflict */
export async function changeReport(
  tx: Tx,
  { id, status }: Pick<StoredReport, "id" | "status">,
  change: Cause & {
    readonly to: DamageReportStatus;
    readonly with?: Updateable<DamageReportsTable>;
  },
): Promise<StoredReport> {
  const { to, with: changes = {}, ...cause } = change;
  if (!canTransition(damageReportStatus, status, to, cause.actor)) {
    throw new ProblemError("state_conflict");
  }
  const subject = { kind: "DAMAGE_REPORT", id } as const;
  await writeHistory(tx, { ...cause, subject, from: status, to });
  return updateReport(tx, id, { ...changes, status: to });
}
