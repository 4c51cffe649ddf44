import type { Connection } from "../../db/tables.ts";
import { findAmountOf } from "./store.ts";

/** Won that a move's customer gets besides the refund; 0 where nothing is owed. */
export async function compensationOf(db: Connection, estimateId: string): Promise<number> {
  return (await findAmountOf(db, estimateId)) ?? 0;
}
