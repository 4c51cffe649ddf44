import type { Tx } from "../../db/tables.ts";
import { isAnyUnderway } from "./store.ts";

/** Whether something of a contract is still to be carried; its company is locked. */
export function hasWorkUnderway(
  tx: Tx,
  own: { readonly cid: string; readonly companyId: string },
): Promise<boolean> {
  return isAnyUnderway(tx, own);
}
