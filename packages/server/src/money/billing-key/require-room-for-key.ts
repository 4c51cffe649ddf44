import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { findBillingKeys } from "./store.ts";

/** No member needs more, and each key can move money. */
const MAX_BILLING_KEYS = 20;

/** Throws billing_key_limit when the member may not register another key. */
export async function requireRoomForKey(db: Connection, userId: string): Promise<void> {
  if ((await findBillingKeys(db, userId)).length >= MAX_BILLING_KEYS) {
    throw new ProblemError("billing_key_limit");
  }
}
