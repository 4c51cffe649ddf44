import type { Tx } from "../../db/tables.ts";
import { Refusal } from "../../http/refusal.ts";
import type { LockedEstimate } from "./store.ts";
import { lockEstimateBySerial } from "./store.ts";

/** Locks the member's estimate; anybody else's is not found. Take this lock first. */
export async function lockOwnEstimate(
  tx: Tx,
  own: { readonly serial: string; readonly userId: string },
): Promise<LockedEstimate> {
  const estimate = await lockEstimateBySerial(tx, own.serial);
  if (estimate?.user_id !== own.userId) throw new Refusal("not_found");
  return estimate;
}
