import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { StorageContractsTable } from "../../db/storage-tables.ts";
import { countLimited, type ListTotal } from "../../db/count-limited.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";

/** A storage contract as it is stored. */
export type StorageContract = Selectable<StorageContractsTable>;

/** Inserts the contract; false when the member already has a promoted one, even one inserted concurrently. */
export async function insertContract(
  tx: Tx,
  contract: Insertable<StorageContractsTable>,
): Promise<boolean> {
  const row = await tx
    .insertInto("storage_contracts")
    .values(contract)
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .where("promotion", "is not", null)
        .where("status", "!=", sql.lit("CANCEL"))
        .doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export function findContract(db: Connection, contractId: string): Promise<StorageContract> {
  return db
    .selectFrom("storage_contracts")
    .selectAll()
    .where("id", "=", contractId)
    .executeTakeFirstOrThrow();
}

/** The contract, locked until the transaction ends. Lock an order before it, boxes and payments after. */
export function lockContract(tx: Tx, contractId: string): Promise<StorageContract> {
  return tx
    .selectFrom("storage_contracts")
    .selectAll()
    .where("id", "=", contractId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The member's contract, locked; null also when it is another member's. */
export async function lockOwnContract(
  tx: Tx,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<StorageContract | null> {
  const row = await tx
    .selectFrom("storage_contracts")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateContract(
  tx: Tx,
  contractId: string,
  changes: Updateable<StorageContractsTable>,
): Promise<void> {
  await tx.updateTable("storage_contracts").set(changes).where("id", "=", contractId).execute();
}

/** The member's contract; null also when it is another member's. */
export async function findOwnContract(
  db: Connection,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<StorageContract | null> {
  const row = await db
    .selectFrom("storage_contracts")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/** The contract that a first order of this member began, locked; null when there is none. */
export async function lockContractBySerial(
  tx: Tx,
  { serial, userId }: { readonly serial: string; readonly userId: string },
): Promise<StorageContract | null> {
  const row = await tx
    .selectFrom("storage_contracts")
    .selectAll()
    .where("order_serial", "=", serial)
    .where("user_id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** One page of the member's contracts, newest first. */
export function findContractPage(
  db: Database,
  filter: { readonly userId: string; readonly page: number; readonly limit: number },
): Promise<readonly StorageContract[]> {
  return db
    .selectFrom("storage_contracts")
    .selectAll()
    .where("user_id", "=", filter.userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit)
    .execute();
}

/** How many contracts the member has. */
export function countContracts(db: Database, userId: string): Promise<ListTotal> {
  return countLimited(
    db,
    db.selectFrom("storage_contracts").select("id").where("user_id", "=", userId),
  );
}

/** How many boxes of each contract are in the warehouse, by contract id. */
export async function countStoredBoxes(
  db: Connection,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (contractIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("boxes")
    .select((eb) => ["contract_id", eb.fn.countAll<number>().as("count")])
    .where("contract_id", "in", [...contractIds])
    .where("status", "=", "STORED")
    .groupBy("contract_id")
    .execute();
  return new Map(rows.map((row) => [row.contract_id ?? "", row.count]));
}

/** All contracts of a member, locked in the order of their ids. */
export function lockContractsOf(tx: Tx, userId: string): Promise<readonly StorageContract[]> {
  return tx
    .selectFrom("storage_contracts")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

/** The states of these contracts. */
export async function findContractStatuses(
  db: Connection,
  ids: readonly string[],
): Promise<readonly StorageContract["status"][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("storage_contracts")
    .select("status")
    .where("id", "in", [...ids])
    .execute();
  return rows.map(({ status }) => status);
}

/** Ids of contracts that have not ended although their last day is over. */
export async function findContractsToExpire(
  db: Database,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("storage_contracts")
    .select("id")
    .where("status", "in", ["ACTIVE", "ENDING", "UNPAID"])
    .where("end_date", "<", today)
    .orderBy("end_date")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes the declined months of a member or of one contract due now. */
export async function chargeAgain(
  db: Connection,
  filter: ({ readonly userId: string } | { readonly contractId: string }) & { readonly now: Date },
): Promise<void> {
  const { now } = filter;
  const query = db
    .updateTable("storage_contracts")
    .set({ next_charge_at: now })
    .where("charge_failures", ">", 0)
    .where("next_charge_at", "is not", null);
  await (
    "userId" in filter
      ? query.where("user_id", "=", filter.userId)
      : query.where("id", "=", filter.contractId)
  ).execute();
}

/** Ids of contracts whose next month is due; those with free months only after the consent to paid ones. */
export async function findContractsToCharge(
  db: Database,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("storage_contracts")
    .select("id")
    .where("next_charge_at", "<=", now)
    .where((eb) =>
      eb.or([eb("promotion", "is", null), eb("continue_confirmed_at", "is not", null)]),
    )
    .orderBy("next_charge_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the member has, or had without cancelling it, a contract with a promotion. */
export async function hasPromotedContract(db: Connection, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("storage_contracts")
    .select("id")
    .where("user_id", "=", userId)
    .where("promotion", "is not", null)
    .where("status", "!=", "CANCEL")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
