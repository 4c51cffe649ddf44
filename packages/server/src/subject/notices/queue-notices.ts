import type { Selectable } from "kysely";
import type { StatusHistoryTable } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { noticeDecisionOf } from "./notice-decisions.ts";

type WrittenChange = Pick<
  Selectable<StatusHistoryTable>,
  "id" | "subject_kind" | "subject_id" | "from_status" | "to_status" | "actor_id" | "at"
>;

/**
 * Queues the notices of the changes that have one, in the same transaction as the history, so that a change and its
 * notice are stored together or not at all.
 */
export async function queueNotices(tx: Tx, changes: readonly WrittenChange[]): Promise<void> {
  const rows = [];
  for (const change of changes) {
    if ("noNotice" in noticeDecisionOf(change.subject_kind, change.to_status)) continue;
    if (change.actor_id !== null && (await wasNotified(tx, change))) continue;
    const { id, at } = change;
    const status = "PENDING" as const;
    rows.push({ history_id: id, status, next_attempt_at: at, created_at: at });
  }
  if (rows.length > 0) await tx.insertInto("notices").values(rows).execute();
}

/** Whether the change repeats a step that an operator undid after its notice was sent. */
async function wasNotified(tx: Tx, change: WrittenChange): Promise<boolean> {
  const { id, from_status: from, to_status: to } = change;
  const [undone, before] = await tx
    .selectFrom("status_history as change")
    .leftJoin("notices", "notices.history_id", "change.id")
    .select(["change.from_status", "change.to_status", "notices.status"])
    .where("change.subject_kind", "=", change.subject_kind)
    .where("change.subject_id", "=", change.subject_id)
    .where("change.id", "<", id)
    .orderBy("change.id", "desc")
    .limit(2)
    .execute();
  const isRepeated = before?.from_status === from && before.to_status === to;
  const isUndone = undone?.from_status === to && undone.to_status === from;
  return isRepeated && isUndone && before.status === "SENT";
}
