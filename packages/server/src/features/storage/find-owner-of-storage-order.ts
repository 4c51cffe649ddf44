import type { Connection } from "../../db/tables.ts";
import { findOrderBySerial } from "./order-store.ts";

/** Whose storage order this is; undefined where there is none of this serial. */
export async function findOwnerOfStorageOrder(
  db: Connection,
  serial: string,
): Promise<string | undefined> {
  return (await findOrderBySerial(db, serial))?.user_id;
}
