import type { Connection } from "../../db/tables.ts";

/** Whether this member has a first order with this serial, with boxes or still without. */
export async function hasFirstOrder(
  db: Connection,
  { serial, userId }: { readonly serial: string; readonly userId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("storage_orders")
    .select("id")
    .where("serial", "=", serial)
    .where("user_id", "=", userId)
    .where("type", "=", "FIRST_TIME_ORDER")
    .executeTakeFirst();
  return row !== undefined;
}
