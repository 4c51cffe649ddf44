import type { Updateable } from "kysely";
import type { NoticesTable } from "../../db/operator-tables.ts";
import type { Database, Tx } from "../../db/tables.ts";
import { readPage, type PageOptions } from "../../db/read-page.ts";

/** Claims due notices until a time, with the changes that they are about; other workers skip them. */
export async function claimDueNotices(
  tx: Tx,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
) {
  const due = await tx
    .selectFrom("notices")
    .innerJoin("status_history as change", "change.id", "notices.history_id")
    .select([
      "notices.history_id",
      "notices.attempts",
      "change.subject_kind",
      "change.subject_id",
      "change.from_status",
      "change.to_status",
    ])
    .where("notices.next_attempt_at", "<=", now)
    .orderBy("notices.next_attempt_at")
    .orderBy("notices.history_id")
    .limit(limit)
    .forUpdate("notices")
    .skipLocked()
    .execute();
  if (due.length === 0) return [];
  const ids = due.map(({ history_id: id }) => id);
  await tx
    .updateTable("notices")
    .set((eb) => ({ next_attempt_at: until, attempts: eb("attempts", "+", 1) }))
    .where("history_id", "in", ids)
    .execute();
  return due.map((notice) => ({ ...notice, attempts: notice.attempts + 1 }));
}

/** Records the outcome of an attempt, unless the notice has been claimed again meanwhile. */
export async function finishAttempt(
  db: Database,
  { history_id: id, attempts }: { readonly history_id: number; readonly attempts: number },
  changes: Updateable<NoticesTable>,
): Promise<void> {
  await db
    .updateTable("notices")
    .set(changes)
    .where("history_id", "=", id)
    .where("attempts", "=", attempts)
    .where("status", "=", "PENDING")
    .execute();
}

/** Notices of all members, the newest first. */
export function findNewestNotices(
  db: Database,
  filter: PageOptions & { readonly status?: NoticesTable["status"] | undefined },
) {
  const { status, ...page } = filter;
  let query = db
    .selectFrom("notices")
    .innerJoin("status_history as change", "change.id", "notices.history_id")
    .selectAll("notices")
    .select(["change.subject_kind", "change.to_status"]);
  if (status !== undefined) query = query.where("notices.status", "=", status);
  const order = {
    by: "history_id",
    id: "history_id",
    idType: "bigint",
    day: "created_at",
  } as const;
  return readPage(db, query, { order, page });
}
