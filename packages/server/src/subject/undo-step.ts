import type { Subject } from "../db/subject-tables.ts";
import type { Connection, Tx } from "../db/tables.ts";
import { findHistory, writeHistoryWithoutNotice, type Cause, type PastChange } from "./history.ts";

export interface Step<Status extends string> extends PastChange<Status> {
  readonly from_status: Status;
}

/** Why the last step that an operator took cannot be undone: its kind, its boxes or its contract went on since. */
export type UndoRefusal = "STEP" | "BOXES" | "CONTRACT";

/** The step that led a subject to its current status; null unless an operator took it. */
export async function lastStepOf<Status extends string>(
  db: Connection,
  subject: Subject,
  status: Status,
): Promise<Step<Status> | null> {
  const last = (await findHistory<Status>(db, subject)).at(-1);
  const from = last?.from_status ?? null;
  if (last?.actor !== "OPERATOR" || from === null || last.to_status !== status) return null;
  return { ...last, from_status: from };
}

/**
 * Records that a step was undone, without notifying the customer. A pending notice of the step is skipped; one already
 * sent is not sent again when the step is repeated.
 */
export async function recordUndo<Status extends string>(
  tx: Tx,
  subject: Subject,
  { step, by }: { readonly step: Step<Status>; readonly by: Cause },
): Promise<void> {
  const { id, from_status: to, to_status: from } = step;
  await writeHistoryWithoutNotice(tx, { ...by, subject, from, to });
  await tx
    .updateTable("notices")
    .set({ status: "SKIPPED", next_attempt_at: null, finished_at: by.now })
    .where("history_id", "=", id)
    .where("status", "=", "PENDING")
    .execute();
}

/** A dependent subject's status before the step, and whether it is unchanged since; null if the step left it alone. */
export function effectOfStep<Status extends string>(
  history: readonly PastChange<Status>[],
  { id, at }: Pick<PastChange<string>, "id" | "at">,
): { readonly before: Status | null; readonly isUntouched: boolean } | null {
  const since = history.filter((change) => change.id > id);
  const isOfStep = (change: PastChange<Status>) => change.at.getTime() === at.getTime();
  const first = since.find(isOfStep);
  if (first === undefined) return null;
  return { before: first.from_status, isUntouched: since.every(isOfStep) };
}
