import type { Actor } from "@damadum/domain";
import type { Subject, SubjectKind } from "../db/subject-tables.ts";
import type { Connection, Tx } from "../db/tables.ts";
import { queueNotices } from "./notices/queue-notices.ts";

/** Who changes something, why and when. */
export interface Cause {
  readonly actor: Actor;
  /** The user behind it; null for the service itself and for visitors. */
  readonly actorId: string | null;
  /** Of an operator's change a note for us alone. */
  readonly reason: string | null;
  /** What the customer reads of an operator's change. */
  readonly message?: string | null | undefined;
  readonly now: Date;
}

/** What an operator writes about a change: for us, and for the customer. */
export type OperatorWords = Pick<Cause, "reason" | "message">;

/** What the service itself does. */
export const bySystem = (now: Date, reason: string | null = null): Cause => ({
  actor: "SYSTEM",
  actorId: null,
  reason,
  now,
});

/** One change of a subject's status. */
export interface HistoryEntry extends Cause {
  readonly subject: Subject;
  /** Null for the first one. */
  readonly from: string | null;
  readonly to: string;
}

/** Writes what changed, and queues the notice of it. Call it in the transaction that changes it. */
export async function writeHistory(tx: Tx, ...entries: readonly HistoryEntry[]): Promise<void> {
  if (entries.length > 0) await queueNotices(tx, await insertHistory(tx, entries));
}

/** The same without a notice: what a wrong one said is put right by what comes next. */
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

/** A change as it is shown. */
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

/** Every change of a subject, the first one first. Only states of its machine were ever written. */
export function findHistory<Status extends string>(
  db: Connection,
  { kind, id }: Subject,
): Promise<readonly PastChange<Status>[]> {
  return db
    .selectFrom("status_history")
    .select(["id", "from_status", "to_status", "actor", "actor_id", "at", "reason", "message"])
    .$castTo<PastChange<Status>>()
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();
}

/** The same of many subjects of one kind, by their ids. */
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

/** Forgets what a member typed as the reason of a change. */
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
