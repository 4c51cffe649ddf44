import type { Selectable } from "kysely";
import type { StorageChargesTable } from "../../db/storage-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";

/** A month of a contract as it is charged. */
export type StorageCharge = Selectable<StorageChargesTable>;

/** The months of a contract that were charged, the first one first. */
export function findChargesOf(
  db: Connection,
  contractId: string,
): Promise<readonly StorageCharge[]> {
  return db
    .selectFrom("storage_charges")
    .selectAll()
    .where("contract_id", "=", contractId)
    .orderBy("from_date")
    .execute();
}

/** What was owed was paid with the order or change that ended the contract. */
export async function settleOpenCharges(tx: Tx, contractId: string): Promise<void> {
  await tx
    .updateTable("storage_charges")
    .set({ status: "SETTLED" })
    .where("contract_id", "=", contractId)
    .where("status", "=", "OPEN")
    .execute();
}
