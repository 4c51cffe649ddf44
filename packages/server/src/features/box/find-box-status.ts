import { isBoxSerial, type BoxStatus } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";

/** The status of an assigned box; null for any other serial. */
export async function findBoxStatus(db: Connection, serial: string): Promise<BoxStatus | null> {
  if (!isBoxSerial(serial)) return null;
  const row = await db
    .selectFrom("boxes")
    .select("status")
    .where("serial", "=", serial)
    .where("user_id", "is not", null)
    .executeTakeFirst();
  return row?.status ?? null;
}
