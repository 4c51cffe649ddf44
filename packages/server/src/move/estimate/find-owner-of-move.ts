import type { Connection } from "../../db/tables.ts";

/** The id of a move's member: null for a visitor's move, undefined when no move has this serial. */
export async function findOwnerOfMove(
  db: Connection,
  serial: string,
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom("estimates")
    .select("user_id")
    .where("serial", "=", serial)
    .executeTakeFirst();
  return row?.user_id;
}
