import type { SubjectKind } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { noticeDecisionOf } from "./notice-decisions.ts";

/**
 * Queues the notices of those changes that have one. It is written with the history, in the same transaction: the
 * change and its notice are stored together or not at all.
 */
export async function queueNotices(
  tx: Tx,
  changes: readonly {
    readonly id: number;
    readonly subject_kind: SubjectKind;
    readonly to_status: string;
    readonly at: Date;
  }[],
): Promise<void> {
  const rows = changes
    .filter(({ subject_kind: kind, to_status: to }) => !("noNotice" in noticeDecisionOf(kind, to)))
    .map(({ id, at }) => ({
      history_id: id,
      status: "PENDING" as const,
      next_attempt_at: at,
      created_at: at,
    }));
  if (rows.length > 0) await tx.insertInto("notices").values(rows).execute();
}
