import type { Insertable, Selectable, Updateable } from "kysely";
import type { ContractChangesTable } from "../../db/storage-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import { ledgerColumns } from "../../money/ledger/ledger-columns.ts";

export type ContractChange = Selectable<ContractChangesTable>;

export function insertChange(
  tx: Tx,
  change: Insertable<ContractChangesTable>,
): Promise<ContractChange> {
  return tx.insertInto("contract_changes").values(change).returningAll().executeTakeFirstOrThrow();
}

export async function updateChange(
  tx: Tx,
  changeId: string,
  changes: Updateable<ContractChangesTable>,
): Promise<void> {
  await tx.updateTable("contract_changes").set(changes).where("id", "=", changeId).execute();
}

const changesBy = (db: Connection, key: "id" | "contract_id", value: string) =>
  db.selectFrom("contract_changes").selectAll().where(key, "=", value);

export function findChange(db: Connection, changeId: string): Promise<ContractChange> {
  return changesBy(db, "id", changeId).executeTakeFirstOrThrow();
}

const wholeChanges = (db: Connection) =>
  db
    .selectFrom("contract_changes")
    .selectAll("contract_changes")
    .select(
      ledgerColumns(db, { kind: "CONTRACT_CHANGE", id: "contract_changes.id", serial: null }),
    );

export type WholeChange = Awaited<ReturnType<typeof findWholeChange>>;

export function findWholeChange(db: Connection, changeId: string) {
  return wholeChanges(db).where("id", "=", changeId).executeTakeFirstOrThrow();
}

/** The applied changes of contracts of which something went back. */
export async function findRefundedChanges(
  db: Connection,
  contractIds: readonly string[],
): Promise<readonly WholeChange[]> {
  if (contractIds.length === 0) return [];
  return wholeChanges(db)
    .where("contract_id", "in", contractIds)
    .where("status", "=", "APPLIED")
    .whereRef("paid_amount", "<", "total_amount")
    .execute();
}

/** The change, locked. Lock its contract first. */
export function lockChange(tx: Tx, changeId: string): Promise<ContractChange> {
  return changesBy(tx, "id", changeId).forUpdate().executeTakeFirstOrThrow();
}

/** The change of a locked contract that waits for its payment, if any. */
export async function lockPendingChange(
  tx: Tx,
  contractId: string,
): Promise<ContractChange | null> {
  return (await pendingChanges(tx, [contractId]).forUpdate().executeTakeFirst()) ?? null;
}

/** The same of several contracts, not locked. */
export async function findPendingChanges(
  db: Connection,
  contractIds: readonly string[],
): Promise<readonly ContractChange[]> {
  return contractIds.length === 0 ? [] : pendingChanges(db, contractIds).execute();
}

const pendingChanges = (db: Connection, contractIds: readonly string[]) =>
  db
    .selectFrom("contract_changes")
    .selectAll()
    .where("contract_id", "in", contractIds)
    .where("status", "in", ["QUOTED", "WAIT"]);

/** The latest changes of a contract with their money, newest first. */
export function findChangesOf(db: Connection, contractId: string): Promise<readonly WholeChange[]> {
  return wholeChanges(db)
    .where("contract_id", "=", contractId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
}

/** Ids of the changes of a contract, oldest first. */
export async function findChangeIds(
  db: Connection,
  contractId: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("contract_changes")
    .select("id")
    .where("contract_id", "=", contractId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
