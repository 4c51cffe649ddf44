import type { Connection } from "../../db/tables.ts";
import { findAmountOf } from "./store.ts";

/** Compensation in won that a move's customer gets besides the refund; 0 if there is none. */
export async function compensationOf(db: Connection, estimateId: string): Promise<number> {
  return (await findAmountOf(db, estimateId)) ?? 0;
}
