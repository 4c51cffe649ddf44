import type { Insertable, Updateable } from "kysely";
import type { BillingKeyPreparationsTable, BillingKeysTable } from "../../db/people-tables.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

/** Keys removed at the provider per run. */
const BATCH_SIZE = 20;

export async function insertPreparation(
  db: Connection,
  preparation: Insertable<BillingKeyPreparationsTable>,
): Promise<void> {
  await db.insertInto("billing_key_preparations").values(preparation).execute();
}

/** The member's preparation with this `customerUid`; throws not_found also for another member's. */
export function findPreparation(
  db: Database,
  { customerUid, userId }: { readonly customerUid: string; readonly userId: string },
) {
  return db
    .selectFrom("billing_key_preparations")
    .selectAll()
    .where("customer_uid", "=", customerUid)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
}

/** Expires the member's preparations now, so that keys registered with them are removed as abandoned. */
export async function expirePreparationsOf(
  tx: Tx,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable("billing_key_preparations")
    .set({ expires_at: now })
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .execute();
}

/** A member's billing keys: the default one first, then the oldest first. */
export function findBillingKeys(db: Connection, userId: string) {
  return db
    .selectFrom("billing_keys")
    .selectAll()
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .orderBy("is_default", "desc")
    .orderBy("created_at")
    .orderBy("payment_id")
    .execute();
}

/** One of the member's billing keys; null also when it is deleted or another member's. */
export async function findOwnBillingKey(
  db: Connection,
  { paymentId, userId }: { readonly paymentId: string; readonly userId: string },
) {
  const row = await db
    .selectFrom("billing_keys")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** The billing key registered with this `customerUid`, deleted or not. */
export async function findRegistered(db: Connection, customerUid: string) {
  const row = await db
    .selectFrom("billing_keys")
    .selectAll()
    .where("customer_uid", "=", customerUid)
    .executeTakeFirst();
  return row ?? null;
}

export function insertBillingKey(tx: Tx, key: Insertable<BillingKeysTable>) {
  return tx.insertInto("billing_keys").values(key).returningAll().executeTakeFirstOrThrow();
}

async function updateBillingKey(
  db: Connection,
  paymentId: string,
  changes: Updateable<BillingKeysTable>,
): Promise<void> {
  await db.updateTable("billing_keys").set(changes).where("payment_id", "=", paymentId).execute();
}

/** What payments need of it stays; its number does not. */
export function markDeleted(tx: Tx, paymentId: string, now: Date): Promise<void> {
  const deleted = { deleted_at: now, is_default: false, masked_number: null };
  return updateBillingKey(tx, paymentId, deleted);
}

export function markRemoved(db: Database, paymentId: string, now: Date): Promise<void> {
  return updateBillingKey(db, paymentId, { removed_at: now });
}

export function makeDefault(tx: Tx, paymentId: string): Promise<void> {
  return updateBillingKey(tx, paymentId, { is_default: true });
}

export async function clearDefault(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("billing_keys")
    .set({ is_default: false })
    .where("user_id", "=", userId)
    .where("is_default", "=", true)
    .execute();
}

/** Keys that are deleted here while the provider may still keep them. */
export function findToRemove(db: Database) {
  return db
    .selectFrom("billing_keys")
    .select(["payment_id", "customer_uid"])
    .where("deleted_at", "is not", null)
    .where("removed_at", "is", null)
    .orderBy("deleted_at")
    .limit(BATCH_SIZE)
    .execute();
}

/** Expired preparations without a stored key, which the provider may have registered all the same. */
export function findAbandoned(db: Database, now: Date) {
  return db
    .selectFrom("billing_key_preparations")
    .leftJoin("billing_keys", "billing_keys.customer_uid", "billing_key_preparations.customer_uid")
    .select("billing_key_preparations.customer_uid")
    .where("billing_key_preparations.expires_at", "<", now)
    .where("billing_keys.payment_id", "is", null)
    .orderBy("billing_key_preparations.expires_at")
    .limit(BATCH_SIZE)
    .execute();
}

export async function deletePreparation(db: Database, customerUid: string): Promise<void> {
  await db.deleteFrom("billing_key_preparations").where("customer_uid", "=", customerUid).execute();
}
