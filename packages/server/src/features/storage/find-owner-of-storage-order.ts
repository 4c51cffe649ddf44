import type { Connection } from "../../db/tables.ts";
import { findOrderBySerial } from "./order-store.ts";

/** The id of a storage order's member; undefined when no order has this serial. */
export async function findOwnerOfStorageOrder(
  db: Connection,
  serial: string,
): Promise<string | undefined> {
  return (await findOrderBySerial(db, serial))?.user_id;
}
