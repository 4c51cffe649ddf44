import type { Tx } from "../../db/tables.ts";
import type { LockedEstimate } from "./store.ts";
import { lockEstimateById } from "./store.ts";

/** Locks an estimate for a feature that is about to change what belongs to it. Take this lock first. */
export function lockEstimate(tx: Tx, estimateId: string): Promise<LockedEstimate> {
  return lockEstimateById(tx, estimateId);
}
