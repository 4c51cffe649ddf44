import type { Tx } from "../../db/tables.ts";
import { addPaidAmount } from "./store.ts";

/** So much of what was paid for the order went back. */
export function noteRefund(tx: Tx, estimateId: string, amount: number): Promise<void> {
  return addPaidAmount(tx, estimateId, -amount);
}
