import type { Connection } from "../../db/tables.ts";

/** The id of a storage order's member; undefined when no order has this serial. */
export async function findOwnerOfStorageOrder(
  db: Connection,
  serial: string,
): Promise<string | undefined> {
  const order = await db
    .selectFrom("storage_orders")
    .select("user_id")
    .where("serial", "=", serial)
    .executeTakeFirst();
  return order?.user_id;
}
