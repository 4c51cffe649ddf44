import type { Tx } from "../../db/tables.ts";
import { addBoxes } from "./store.ts";

/** Keeps the contract's counts of boxes in step with its boxes; the company is locked. */
export function countBoxes(
  tx: Tx,
  change: { readonly cid: string; readonly made: number; readonly stored: number },
): Promise<void> {
  return addBoxes(tx, change);
}
