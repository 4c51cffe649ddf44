import type { MovePrice, StoragePrice } from "@damadum/domain";
import type { Selectable } from "kysely";
import type { Subject, VisitChangesTable, VisitTimes } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";

/** A stored reschedule of an order's visits. */
export type VisitChange = Selectable<VisitChangesTable>;

interface NewVisitChange {
  readonly id: string;
  readonly subject: Subject<VisitChange["subject_kind"]>;
  readonly actor: VisitChange["actor"];
  readonly actorId: string;
  readonly before: VisitTimes;
  readonly after: VisitTimes;
  readonly price: MovePrice | StoragePrice;
  /** The order's total before; the change is not applied if it differs when the payment arrives. */
  readonly beforeAmount: number;
  /** What it gives back, in won. */
  readonly refundAmount: number;
  readonly now: Date;
}

/** Stores the change that a payment applies; the same payment prepared for other times replaces it. */
export async function keepVisitChange(
  tx: Tx,
  change: NewVisitChange & { readonly paymentId: string },
): Promise<void> {
  const { before_times, after_times, after_price, before_amount, ...row } = toRow(change);
  const asked = { before_times, after_times, after_price, before_amount };
  await tx
    .insertInto("visit_changes")
    .values({ ...row, ...asked, payment_id: change.paymentId, applied_at: null })
    .onConflict((conflict) => conflict.column("payment_id").doUpdateSet(asked))
    .execute();
}

/** Records a change that needed no payment. */
export async function insertDoneVisitChange(tx: Tx, change: NewVisitChange): Promise<void> {
  const row = { ...toRow(change), payment_id: null, applied_at: change.now };
  await tx.insertInto("visit_changes").values(row).execute();
}

function toRow({ subject, before, after, price, ...change }: NewVisitChange) {
  return {
    id: change.id,
    subject_kind: subject.kind,
    subject_id: subject.id,
    actor: change.actor,
    actor_id: change.actorId,
    before_times: JSON.stringify(before),
    after_times: JSON.stringify(after),
    after_price: JSON.stringify(price),
    before_amount: change.beforeAmount,
    refund_amount: change.refundAmount,
    created_at: change.now,
  };
}

/** The change that a locked payment applies, unless it is applied already. */
export async function findVisitChangeOf(tx: Tx, paymentId: string): Promise<VisitChange | null> {
  const row = await tx
    .selectFrom("visit_changes")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .where("applied_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

export async function finishVisitChange(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable("visit_changes").set({ applied_at: now }).where("id", "=", id).execute();
}
