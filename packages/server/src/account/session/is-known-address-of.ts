import type { Database } from "../../db/tables.ts";

/** An id that no account has, so that a missing account costs the same queries as a real one. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Whether this account, if any, was logged in to from this address, by the logins that are still kept. */
export async function isKnownAddressOf(
  db: Database,
  { userId, addressHash }: { readonly userId: string | null; readonly addressHash: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("token_families")
    .select("id")
    .where("user_id", "=", userId ?? NOBODY)
    .where("address_hash", "=", addressHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
