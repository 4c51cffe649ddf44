import type { Insertable } from "kysely";
import type { ReceiverLinksTable } from "../../db/storage-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import type { StorageOrder } from "../order-state/store.ts";

export async function insertLink(tx: Tx, link: Insertable<ReceiverLinksTable>): Promise<void> {
  await tx.insertInto("receiver_links").values(link).execute();
}

/** The id from which the key of an order's link is derived; null when there is none. */
export async function findLinkId(db: Connection, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom("receiver_links")
    .select("id")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findOrderOfKey(
  db: Connection,
  keyHash: string,
): Promise<StorageOrder | null> {
  const row = await db
    .selectFrom("receiver_links as link")
    .innerJoin("storage_orders as order", "order.id", "link.order_id")
    .selectAll("order")
    .where("link.key_hash", "=", keyHash)
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteLink(db: Connection, orderId: string): Promise<void> {
  await db.deleteFrom("receiver_links").where("order_id", "=", orderId).execute();
}
