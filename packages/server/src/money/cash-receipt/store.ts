import type { CashReceiptPurpose } from "@damadum/domain";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { CashReceiptsTable } from "../../db/cash-receipt-tables.ts";
import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";
import { readPage, type PageOptions } from "../../db/read-page.ts";

export type CashReceiptRow = Selectable<CashReceiptsTable>;

/** Has the receipts of a move compared with its payments soon; other subjects have none. */
export async function dueCashReceipts(tx: Tx, subject: PaidSubject, now: Date): Promise<void> {
  if (subject.kind !== "ESTIMATE") return;
  await tx
    .insertInto("cash_receipt_orders")
    .values({ estimate_id: subject.id, due_at: now })
    .onConflict((conflict) =>
      conflict.column("estimate_id").doUpdateSet({ due_at: now, attempts: 0 }),
    )
    .execute();
}

/** Stores the number that the customer names, and has the receipts issued under it soon. */
export async function storeNumber(
  tx: Tx,
  named: {
    readonly estimateId: string;
    readonly purpose: CashReceiptPurpose;
    readonly identifier: string;
    readonly now: Date;
  },
): Promise<void> {
  const { estimateId, purpose, identifier, now } = named;
  const number = { purpose, identifier, asked_at: now, due_at: now, attempts: 0 };
  await tx
    .insertInto("cash_receipt_orders")
    .values({ estimate_id: estimateId, ...number })
    .onConflict((conflict) => conflict.column("estimate_id").doUpdateSet(number))
    .execute();
}

export async function eraseNumber(tx: Tx, estimateId: string): Promise<void> {
  await tx
    .updateTable("cash_receipt_orders")
    .set({ identifier: null })
    .where("estimate_id", "=", estimateId)
    .execute();
}

export async function findDueMoves(
  db: Database,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("cash_receipt_orders")
    .select("estimate_id")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(limit)
    .execute();
  return rows.map(({ estimate_id: id }) => id);
}

/** Claims a due move until a time, so that no two workers issue simultaneously; null when it is not due. */
export async function claimMove(
  db: Database,
  {
    estimateId,
    now,
    until,
  }: { readonly estimateId: string; readonly now: Date; readonly until: Date },
) {
  const row = await db
    .updateTable("cash_receipt_orders")
    .set((eb) => ({ due_at: until, attempts: eb("attempts", "+", 1) }))
    .where("estimate_id", "=", estimateId)
    .where("due_at", "<=", now)
    .returning(["attempts", "failed_at"])
    .executeTakeFirst();
  return row ?? null;
}

/** Has a move looked after again at a time, unless something asked for it since it was claimed. */
export async function releaseMove(
  db: Database,
  released: {
    readonly estimateId: string;
    readonly until: Date;
    readonly next: Date | null;
    readonly attempts: number;
    readonly failed: { readonly reason: string; readonly since: Date } | null;
  },
): Promise<void> {
  const { estimateId, until, next, attempts, failed } = released;
  const row = { failure: failed?.reason ?? null, failed_at: failed?.since ?? null, attempts };
  const claimed = await db
    .updateTable("cash_receipt_orders")
    .set({ ...row, due_at: next })
    .where("estimate_id", "=", estimateId)
    .where("due_at", "=", until)
    .returning("estimate_id")
    .executeTakeFirst();
  if (claimed !== undefined) return;
  await db
    .updateTable("cash_receipt_orders")
    .set(row)
    .where("estimate_id", "=", estimateId)
    .execute();
}

/** Has a move looked after now; false when it has neither cash nor a number. */
export async function retryMove(
  db: Database,
  { estimateId, now }: { readonly estimateId: string; readonly now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable("cash_receipt_orders")
    .set({ due_at: now })
    .where("estimate_id", "=", estimateId)
    .returning("estimate_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Why the receipts of a move are not as they must be; null when they are. */
export async function findFailure(db: Connection, estimateId: string): Promise<string | null> {
  const row = await db
    .selectFrom("cash_receipt_orders")
    .select("failure")
    .where("estimate_id", "=", estimateId)
    .executeTakeFirst();
  return row?.failure ?? null;
}

/** What the receipts of a move depend on, with the move's row here locked. */
export async function lockCashReceiptFacts(tx: Tx, estimateId: string) {
  const order = await tx
    .selectFrom("cash_receipt_orders")
    .selectAll()
    .where("estimate_id", "=", estimateId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const move = await tx
    .selectFrom("estimates")
    .select(["serial", "total_amount"])
    .select((eb) =>
      eb
        .selectFrom("custom_payments as link")
        .select((inner) => sql<number>`coalesce(${inner.fn.sum("link.amount")}, 0)::int`.as("sum"))
        .whereRef("link.order_serial", "=", "estimates.serial")
        .where("link.balance_of", "is", null)
        .where("link.status", "=", "PAYMENT")
        .as("extra_amount"),
    )
    .where("id", "=", estimateId)
    .executeTakeFirstOrThrow();
  const payments = await tx
    .selectFrom("payments")
    .select(["id", "method", "paid_at"])
    .select((eb) => eb("received_amount", "-", eb.ref("refunded_amount")).as("kept"))
    .where("subject_kind", "=", "ESTIMATE")
    .where("subject_id", "=", estimateId)
    .where("refusal", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const receipts = await tx
    .selectFrom("cash_receipts")
    .selectAll()
    .where("estimate_id", "=", estimateId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return { order, move, payments, receipts };
}

export async function insertCashReceipt(
  tx: Tx,
  receipt: Insertable<CashReceiptsTable>,
): Promise<CashReceiptRow> {
  return tx.insertInto("cash_receipts").values(receipt).returningAll().executeTakeFirstOrThrow();
}

export async function updateCashReceipt(
  db: Connection,
  id: string,
  changes: Updateable<CashReceiptsTable>,
): Promise<void> {
  await db.updateTable("cash_receipts").set(changes).where("id", "=", id).execute();
}

/** Forgets one that never was at the provider. */
export async function deleteCashReceipt(db: Database, id: string): Promise<void> {
  await db
    .deleteFrom("cash_receipts")
    .where("id", "=", id)
    .where("status", "=", "ISSUING")
    .execute();
}

/** Cash receipts of all moves, newest first. */
export function findNewestCashReceipts(db: Database, page: PageOptions) {
  const query = db
    .selectFrom("cash_receipts")
    .innerJoin("estimates", "estimates.id", "cash_receipts.estimate_id")
    .leftJoin("cash_receipt_orders as looked_after", "looked_after.estimate_id", "estimates.id")
    .selectAll("cash_receipts")
    .select(["estimates.serial", "looked_after.failure"]);
  return readPage(db, query, { order: { by: "created_at" }, page });
}
