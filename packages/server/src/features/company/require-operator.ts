import type { Connection } from "../../db/tables.ts";
import { Refusal } from "../../http/refusal.ts";
import { findRole } from "./store.ts";

/** Refuses everybody who is no operator. */
export async function requireOperator(db: Connection, operatorId: string): Promise<void> {
  if ((await findRole(db, operatorId)) !== "OPERATOR") throw new Refusal("forbidden");
}
