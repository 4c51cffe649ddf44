import type { Tx } from "../../db/tables.ts";
import { hasOngoingWork } from "./store.ts";

/** Whether something of a contract is still to be carried; its company is locked. */
export function hasOngoingWorks(
  tx: Tx,
  own: { readonly cid: string; readonly companyId: string },
): Promise<boolean> {
  return hasOngoingWork(tx, own);
}
