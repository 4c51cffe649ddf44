import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { lockEstimateBySerial, type LockedEstimate } from "./store.ts";

/** Locks the member's estimate; throws not_found for another member's. Take this lock first. */
export async function lockOwnEstimate(
  tx: Tx,
  own: { readonly serial: string; readonly userId: string },
): Promise<LockedEstimate> {
  const estimate = await lockEstimateBySerial(tx, own.serial);
  if (estimate.user_id !== own.userId) throw new ProblemError("not_found");
  return estimate;
}
