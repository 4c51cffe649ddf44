import { sql, type Selectable } from "kysely";
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
  const told = changes.filter(
    ({ subject_kind: kind, to_status: to }) => !("noNotice" in noticeDecisionOf(kind, to)),
  );
  const repeats = await findNotified(
    tx,
    told.flatMap(({ id, actor_id: actorId }) => (actorId === null ? [] : [id])),
  );
  const rows = told.flatMap(({ id, at }) =>
    repeats.has(id)
      ? []
      : [{ history_id: id, status: "PENDING" as const, next_attempt_at: at, created_at: at }],
  );
  if (rows.length > 0) await tx.insertInto("notices").values(rows).execute();
}

/** Of changes, those that repeat a step that an operator undid after its notice was sent. */
async function findNotified(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ readonly id: number }>`
    select change.id from status_history change
    cross join lateral (select id, from_status, to_status from status_history
      where subject_kind = change.subject_kind and subject_id = change.subject_id
        and id < change.id order by id desc limit 1) undone
    cross join lateral (select id, from_status, to_status from status_history
      where subject_kind = change.subject_kind and subject_id = change.subject_id
        and id < undone.id order by id desc limit 1) before
    join notices on notices.history_id = before.id and notices.status = 'SENT'
    where change.id in (${sql.join(ids)})
      and before.from_status is not distinct from change.from_status
      and before.to_status = change.to_status
      and undone.from_status = change.to_status
      and undone.to_status is not distinct from change.from_status`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
