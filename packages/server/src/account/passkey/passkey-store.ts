import type { Insertable } from "kysely";
import type { PasskeysTable } from "../../db/people-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";

interface Owner {
  readonly userId: string;
  readonly forOperator: boolean;
}

/** Somebody's passkeys, the oldest first. */
export function listPasskeys(db: Connection, { userId, forOperator }: Owner) {
  return db
    .selectFrom("passkeys")
    .select(["id", "credential_id", "name", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .where("for_operator", "=", forOperator)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** The passkey that signs with this credential, locked until the transaction ends. */
export function lockPasskey(
  tx: Tx,
  { credentialId, forOperator }: { readonly credentialId: string; readonly forOperator: boolean },
) {
  return tx
    .selectFrom("passkeys")
    .select(["id", "user_id", "public_key", "sign_count"])
    .where("credential_id", "=", credentialId)
    .where("for_operator", "=", forOperator)
    .forUpdate()
    .executeTakeFirst();
}

/** Lets only one of somebody's passkeys be added at a time. */
export async function lockOwner(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
}

/** Stores a passkey; false when somebody has it already. */
export async function insertPasskey(tx: Tx, passkey: Insertable<PasskeysTable>): Promise<boolean> {
  const row = await tx
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function markUsed(
  tx: Tx,
  { id, signCount, now }: { readonly id: string; readonly signCount: number; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable("passkeys")
    .set({ sign_count: signCount, last_used_at: now })
    .where("id", "=", id)
    .execute();
}

/** Deletes one of somebody's passkeys, or all; false when there was none. */
export async function deletePasskeys(
  db: Connection,
  { userId, forOperator, id }: Owner & { readonly id?: string },
): Promise<boolean> {
  const rows = await db
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .where("for_operator", "=", forOperator)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .returning("id")
    .execute();
  return rows.length > 0;
}
