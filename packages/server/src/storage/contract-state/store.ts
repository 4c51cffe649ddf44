import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { StorageContractsTable } from "../../db/storage-tables.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

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

const contractsBy = (db: Connection, key: "id" | "order_serial" | "user_id", value: string) =>
  db.selectFrom("storage_contracts").selectAll().where(key, "=", value);
const notFound = () => new ProblemError("not_found");

export function findContract(db: Connection, contractId: string): Promise<StorageContract> {
  return contractsBy(db, "id", contractId).executeTakeFirstOrThrow();
}

/** The states of these contracts. */
export function findContractStatuses(db: Connection, ids: readonly string[]) {
  return db.selectFrom("storage_contracts").select("status").where("id", "in", ids).execute();
}

/** The contract that this first order began; null when it began none. */
export async function findContractOf(
  db: Connection,
  serial: string,
): Promise<StorageContract | null> {
  return (await contractsBy(db, "order_serial", serial).executeTakeFirst()) ?? null;
}

/** The contract, locked until the transaction ends. Lock an order before it, boxes and payments after. */
export function lockContract(tx: Tx, contractId: string): Promise<StorageContract> {
  return contractsBy(tx, "id", contractId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

export interface OwnContract {
  readonly id: string;
  readonly userId: string;
}

/** The member's contract; throws not_found for another member's. */
export function findOwnContract(db: Connection, own: OwnContract): Promise<StorageContract> {
  return contractsBy(db, "id", own.id)
    .where("user_id", "=", own.userId)
    .executeTakeFirstOrThrow(notFound);
}

/** The same, locked. */
export function lockOwnContract(tx: Tx, own: OwnContract): Promise<StorageContract> {
  return contractsBy(tx, "id", own.id)
    .where("user_id", "=", own.userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
}

/** The contract that a first order of this member began, locked; throws not_found when there is none. */
export function lockContractBySerial(
  tx: Tx,
  { serial, userId }: { readonly serial: string; readonly userId: string },
): Promise<StorageContract> {
  return contractsBy(tx, "order_serial", serial)
    .where("user_id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
}

export async function updateContract(
  tx: Tx,
  contractId: string,
  changes: Updateable<StorageContractsTable>,
): Promise<void> {
  await tx.updateTable("storage_contracts").set(changes).where("id", "=", contractId).execute();
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
    .where("contract_id", "in", contractIds)
    .where("status", "=", "STORED")
    .groupBy("contract_id")
    .execute();
  return new Map(rows.map((row) => [row.contract_id ?? "", row.count]));
}

/** All contracts of a member, locked in the order of their ids. */
export function lockContractsOf(tx: Tx, userId: string): Promise<readonly StorageContract[]> {
  return contractsBy(tx, "user_id", userId).orderBy("id").forNoKeyUpdate().execute();
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

/** The billing keys among these to which a running contract is charged monthly. */
export async function billingKeysOfContracts(
  db: Connection,
  paymentIds: readonly string[],
): Promise<readonly string[]> {
  if (paymentIds.length === 0) return [];
  const rows = await db
    .selectFrom("storage_contracts")
    .select("billing_key_id")
    .distinct()
    .where("billing_key_id", "in", paymentIds)
    .where("payment_type", "=", "SUBSCRIPTION")
    .where("status", "not in", ["ENDED", "CANCEL"])
    .execute();
  return rows.flatMap(({ billing_key_id: id }) => (id === null ? [] : [id]));
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
