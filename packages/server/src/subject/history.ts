import type { Actor } from "@damadum/domain";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { readInstant } from "../db/json.ts";
import type { Subject, SubjectKind } from "../db/subject-tables.ts";
import type { Connection, Tx } from "../db/tables.ts";
import { queueNotices } from "./notices/queue-notices.ts";

export interface Cause {
  readonly actor: Actor;
  /** The user behind it; null for the service itself and for visitors. */
  readonly actorId: string | null;
  /** For an operator's change, an internal note. */
  readonly reason: string | null;
  /** Shown to the customer for an operator's change. */
  readonly message?: string | null | undefined;
  readonly now: Date;
}

/** An operator's internal note and message to the customer. */
export type OperatorWords = Pick<Cause, "reason" | "message">;

/** The cause of a change made by the service itself. */
export const bySystem = (now: Date, reason: string | null = null): Cause => ({
  actor: "SYSTEM",
  actorId: null,
  reason,
  now,
});

export interface HistoryEntry extends Cause {
  readonly subject: Subject;
  /** Null for the first entry. */
  readonly from: string | null;
  readonly to: string;
}

/** Records changes and queues their notices. Call it in the transaction that makes the changes. */
export async function writeHistory(tx: Tx, ...entries: readonly HistoryEntry[]): Promise<void> {
  if (entries.length > 0) await queueNotices(tx, await insertHistory(tx, entries));
}

/** The same without notices, for corrections: the next change notifies the customer. */
export async function writeHistoryWithoutNotice(
  tx: Tx,
  ...entries: readonly HistoryEntry[]
): Promise<void> {
  if (entries.length > 0) await insertHistory(tx, entries);
}

function insertHistory(tx: Tx, entries: readonly HistoryEntry[]) {
  const rows = entries.map(({ subject, from, to, now, ...cause }) => ({
    subject_kind: subject.kind,
    subject_id: subject.id,
    from_status: from,
    to_status: to,
    actor: cause.actor,
    actor_id: cause.actorId,
    reason: cause.reason,
    message: cause.message ?? null,
    at: now,
  }));
  return tx
    .insertInto("status_history")
    .values(rows)
    .returning(["id", "subject_kind", "subject_id", "from_status", "to_status", "actor_id", "at"])
    .execute();
}

export interface PastChange<Status extends string> {
  readonly id: number;
  readonly from_status: Status | null;
  readonly to_status: Status;
  readonly actor: Actor;
  readonly actor_id: string | null;
  readonly at: Date;
  readonly reason: string | null;
  readonly message: string | null;
}

/** Every change of a subject, oldest first. */
export async function findHistory<Status extends string>(
  db: Connection,
  { kind, id }: Subject,
): Promise<readonly PastChange<Status>[]> {
  const histories = await findHistories<Status>(db, kind, [id]);
  return histories.get(id) ?? [];
}

/**
 * The same for many subjects of one kind, keyed by id. The cast is safe: only states of their machine are ever written.
 */
export async function findHistories<Status extends string>(
  db: Connection,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PastChange<Status>[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("status_history")
    .select(["id", "subject_id", "from_status", "to_status", "actor", "actor_id"])
    .select(["at", "reason", "message"])
    .$castTo<PastChange<Status> & { readonly subject_id: string }>()
    .where("subject_kind", "=", kind)
    .where("subject_id", "in", [...ids])
    .orderBy("id")
    .execute();
  return Map.groupBy(rows, ({ subject_id: id }) => id);
}

/**
 * A column with every change of the subject whose id a query has in a column, oldest first. The cast is safe: only
 * states of the subject's machine are ever written.
 */
export function historyColumn<Status extends string>(
  db: Connection,
  kind: SubjectKind,
  id: string,
) {
  return jsonArrayFrom(
    db
      .selectFrom("status_history")
      .select(["id", "from_status", "to_status", "actor", "actor_id", "at", "reason", "message"])
      .$castTo<PastChange<Status>>()
      .where("subject_kind", "=", kind)
      .where("subject_id", "=", sql.ref<string>(id))
      .orderBy("status_history.id"),
  ).as("history");
}

/** What that column holds: JSON knows no dates. */
export function readHistory<Status extends string>(
  changes: readonly (Omit<PastChange<Status>, "at"> & { readonly at: string })[],
): readonly PastChange<Status>[] {
  return changes.map((change) => ({ ...change, at: readInstant(change.at) }));
}

/** Erases the reasons that the member typed, except the given fixed one. */
export async function eraseReasons(
  tx: Tx,
  { subject, except }: { readonly subject: Subject; readonly except: string },
): Promise<void> {
  await tx
    .updateTable("status_history")
    .set({ reason: null })
    .where("subject_kind", "=", subject.kind)
    .where("subject_id", "=", subject.id)
    .where("actor", "=", "MEMBER")
    .where("reason", "!=", except)
    .execute();
}
