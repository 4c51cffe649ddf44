import type { Subject } from "../db/subject-tables.ts";
import type { Tx } from "../db/tables.ts";
import { ProblemError } from "../http/problem-error.ts";
import { findHistory, writeHistoryWithoutNotice, type Cause, type PastChange } from "./history.ts";

/** The last step of a subject, which an operator took. */
export interface Step<Status extends string> extends PastChange<Status> {
  readonly from_status: Status;
}

/** The step that brought a locked subject to where it is; refused (state_conflict) where no operator took it. */
export async function findLastStep<Status extends string>(
  tx: Tx,
  subject: Subject,
  status: Status,
): Promise<Step<Status>> {
  const last = (await findHistory<Status>(tx, subject)).at(-1);
  const from = last?.from_status ?? null;
  if (last?.actor !== "OPERATOR" || from === null || last.to_status !== status) {
    throw new ProblemError("state_conflict");
  }
  return { ...last, from_status: from };
}

/**
 * Writes that a step was taken back, without a word to the customer. A notice of it that has not gone out never does; one
 * that has is not sent once more when the step is taken again.
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

/** What a step did with something that follows it: where that was before, and whether it is as the step left it. */
export function traceOf<Status extends string>(
  history: readonly PastChange<Status>[],
  { id, at }: Pick<PastChange<string>, "id" | "at">,
): { readonly before: Status | null; readonly isUntouched: boolean } | null {
  const since = history.filter((change) => change.id > id);
  const isOfStep = (change: PastChange<Status>) => change.at.getTime() === at.getTime();
  const first = since.find(isOfStep);
  if (first === undefined) return null;
  return { before: first.from_status, isUntouched: since.every(isOfStep) };
}
