import type { Connection } from "../../db/tables.ts";

/** Whose move this is: null for a visitor's, undefined where there is none of this serial. */
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
