import type { Tx } from "../../db/tables.ts";
import { hasOngoingWork, hasWork } from "./store.ts";

/** Whether something of a contract is still to be carried; its company is locked. */
export function hasOngoingWorks(
  tx: Tx,
  own: { readonly cid: string; readonly companyId: string },
): Promise<boolean> {
  return hasOngoingWork(tx, own);
}

/** Whether work was asked for under a contract and not cancelled. */
export function hasWorkOfContract(tx: Tx, cid: string): Promise<boolean> {
  return hasWork(tx, cid);
}
