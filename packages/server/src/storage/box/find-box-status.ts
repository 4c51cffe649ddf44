import { isBoxSerial, type BoxStatus } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { findBox } from "./store.ts";

/** The status of an assigned box; null for any other serial. */
export async function findBoxStatus(db: Connection, serial: string): Promise<BoxStatus | null> {
  const box = isBoxSerial(serial) ? await findBox(db, serial) : null;
  return box === null || box.user_id === null ? null : box.status;
}
