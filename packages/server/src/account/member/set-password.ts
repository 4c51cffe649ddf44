import type { Tx } from "../../db/tables.ts";

/** Sets the password of an account that has not withdrawn and, if given, has this username; false otherwise. */
export async function setPassword(
  tx: Tx,
  account: {
    readonly userId: string;
    readonly username?: string;
    readonly passwordHash: string;
  },
): Promise<boolean> {
  const { userId, username, passwordHash } = account;
  let query = tx
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("id", "=", userId)
    .where("withdrawn_at", "is", null);
  if (username !== undefined) query = query.where("username", "=", username);
  const row = await query.returning("id").executeTakeFirst();
  return row !== undefined;
}
