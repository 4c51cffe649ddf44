import type { Insertable, Selectable, Updateable } from "kysely";
import type { StorageContractsTable } from "../../db/storage-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";

/** A storage contract as it is stored. */
export type StorageContract = Selectable<StorageContractsTable>;

export async function insertContract(
  tx: Tx,
  contract: Insertable<StorageContractsTable>,
): Promise<void> {
  await tx.insertInto("storage_contracts").values(contract).execute();
}

/** The contract, locked until the transaction ends. Lock an order before it, boxes and payments after. */
export function lockContract(tx: Tx, contractId: string): Promise<StorageContract> {
  return tx
    .selectFrom("storage_contracts")
    .selectAll()
    .where("id", "=", contractId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateContract(
  tx: Tx,
  contractId: string,
  changes: Updateable<StorageContractsTable>,
): Promise<void> {
  await tx.updateTable("storage_contracts").set(changes).where("id", "=", contractId).execute();
}

/** The contract that a first order of this member began; null where there is none. */
export async function findContractBySerial(
  db: Connection,
  { serial, userId }: { readonly serial: string; readonly userId: string },
): Promise<StorageContract | null> {
  const row = await db
    .selectFrom("storage_orders")
    .innerJoin("storage_contracts", "storage_contracts.order_id", "storage_orders.id")
    .selectAll("storage_contracts")
    .where("storage_orders.serial", "=", serial)
    .where("storage_contracts.user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/** All contracts of a member, locked in the order of their ids. */
export function lockContractsOf(tx: Tx, userId: string): Promise<readonly StorageContract[]> {
  return tx
    .selectFrom("storage_contracts")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id")
    .forUpdate()
    .execute();
}
