import type { Insertable, Selectable, Updateable } from "kysely";
import type { StorageChargesTable } from "../../db/storage-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import { ledgerColumns } from "../../money/ledger/ledger-columns.ts";

export type StorageCharge = Selectable<StorageChargesTable>;

const chargesBy = (db: Connection, key: "id" | "contract_id", value: string) =>
  db.selectFrom("storage_charges").selectAll().where(key, "=", value);

/** All charges of a contract, earliest month first. */
export function findChargesOf(db: Connection, contractId: string): Promise<StorageCharge[]> {
  return chargesBy(db, "contract_id", contractId).orderBy("from_date").execute();
}

/** The unpaid charges of a contract, earliest month first. */
export function findUnpaidCharges(db: Connection, contractId: string): Promise<StorageCharge[]> {
  return chargesBy(db, "contract_id", contractId)
    .where("status", "in", ["OPEN", "FAILED"])
    .orderBy("from_date")
    .execute();
}

/** The charge of this month, if an earlier try has stored it. Lock the contract first to store one. */
export async function findChargeOfMonth(
  db: Connection,
  month: { readonly contractId: string; readonly from: string },
): Promise<StorageCharge | null> {
  const row = await chargesBy(db, "contract_id", month.contractId)
    .where("from_date", "=", month.from)
    .executeTakeFirst();
  return row ?? null;
}

/** The months of contracts that a billing key is being charged for, with a result that is not known yet. */
export async function findMonthsBeingCharged(
  db: Connection,
  { contractIds, now }: { readonly contractIds: readonly string[]; readonly now: Date },
): Promise<readonly Pick<StorageCharge, "contract_id" | "from_date">[]> {
  if (contractIds.length === 0) return [];
  return db
    .selectFrom("storage_charges as charge")
    .innerJoin("payments", "payments.subject_id", "charge.id")
    .select(["charge.contract_id", "charge.from_date"])
    .where("charge.contract_id", "in", contractIds)
    .where("payments.subject_kind", "=", "STORAGE_CHARGE")
    .where("payments.status", "=", "READY")
    .where("payments.expires_at", ">", now)
    .where("payments.billing_key_id", "is not", null)
    .execute();
}

/** Whether this month was paid after `since`. */
export async function isPaidSince(
  tx: Tx,
  month: { readonly contractId: string; readonly from: string },
  since: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom("storage_charges as charge")
    .innerJoin("status_history as change", "change.subject_id", "charge.id")
    .select("charge.id")
    .where("charge.contract_id", "=", month.contractId)
    .where("charge.from_date", "=", month.from)
    .where("change.subject_kind", "=", "STORAGE_CHARGE")
    .where("change.to_status", "=", "PAID")
    .where("change.at", ">", since)
    .executeTakeFirst();
  return row !== undefined;
}

export function insertCharge(
  tx: Tx,
  charge: Insertable<StorageChargesTable>,
): Promise<StorageCharge> {
  return tx.insertInto("storage_charges").values(charge).returningAll().executeTakeFirstOrThrow();
}

export function findCharge(db: Connection, chargeId: string): Promise<StorageCharge> {
  return chargesBy(db, "id", chargeId).executeTakeFirstOrThrow();
}

const wholeCharges = (db: Connection) =>
  db
    .selectFrom("storage_charges")
    .selectAll("storage_charges")
    .select(ledgerColumns(db, { kind: "STORAGE_CHARGE", id: "storage_charges.id", serial: null }));

export type WholeCharge = Awaited<ReturnType<typeof findWholeCharge>>;

export function findWholeCharge(db: Connection, chargeId: string) {
  return wholeCharges(db).where("id", "=", chargeId).executeTakeFirstOrThrow();
}

/** The charges of a contract with their money, latest month first. */
export function findWholeCharges(db: Connection, contractId: string) {
  return wholeCharges(db)
    .where("contract_id", "=", contractId)
    .where("status", "!=", "SETTLED")
    .orderBy("from_date", "desc")
    .execute();
}

/** The paid charges of contracts of which something went back. */
export async function findRefundedCharges(
  db: Connection,
  contractIds: readonly string[],
): Promise<readonly WholeCharge[]> {
  if (contractIds.length === 0) return [];
  return wholeCharges(db)
    .where("contract_id", "in", contractIds)
    .where("status", "=", "PAID")
    .whereRef("paid_amount", "<", "amount")
    .execute();
}

/** The charge, locked. Lock its contract first. */
export function lockCharge(tx: Tx, chargeId: string): Promise<StorageCharge> {
  return chargesBy(tx, "id", chargeId).forUpdate().executeTakeFirstOrThrow();
}

export async function updateCharge(
  tx: Tx,
  chargeId: string,
  changes: Updateable<StorageChargesTable>,
): Promise<void> {
  await tx.updateTable("storage_charges").set(changes).where("id", "=", chargeId).execute();
}
