import type { Tx } from "../../db/tables.ts";
import { hasOngoingWork, hasWork } from "./store.ts";

/** Whether boxes of a contract are still to be carried; the caller has locked the company. */
export function hasOngoingWorks(
  tx: Tx,
  own: { readonly cid: string; readonly companyId: string },
): Promise<boolean> {
  return hasOngoingWork(tx, own);
}

/** Whether work was requested under a contract and not cancelled. */
export function hasWorkOfContract(tx: Tx, cid: string): Promise<boolean> {
  return hasWork(tx, cid);
}
