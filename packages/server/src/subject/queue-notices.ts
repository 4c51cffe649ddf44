import type { SubjectKind } from "../db/subject-tables.ts";
import type { Tx } from "../db/tables.ts";

/** Their order or work is told of; one message for each of a hundred boxes would be noise. */
const untold: ReadonlySet<SubjectKind> = new Set(["BOX", "COMPANY_BOX", "COUPON"]);

/**
 * Has the member told of these changes. It is written with the history, in the same transaction: the
 * change and its notice are stored together or not at all.
 */
export async function queueNotices(
  tx: Tx,
  changes: readonly {
    readonly id: number;
    readonly subject_kind: SubjectKind;
    readonly at: Date;
  }[],
): Promise<void> {
  const rows = changes
    .filter(({ subject_kind: kind }) => !untold.has(kind))
    .map(({ id, at }) => ({
      history_id: id,
      status: "PENDING" as const,
      next_attempt_at: at,
      created_at: at,
    }));
  if (rows.length > 0) await tx.insertInto("notices").values(rows).execute();
}
