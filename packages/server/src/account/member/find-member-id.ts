import type { Connection } from "../../db/tables.ts";

/** The id of the member with this username; null when there is none, or they have withdrawn. */
export async function findMemberId(db: Connection, username: string): Promise<string | null> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", username)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return row?.id ?? null;
}
