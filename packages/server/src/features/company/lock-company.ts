import type { Tx } from "../../db/tables.ts";
import { lockCompanyById } from "./store.ts";

/**
 * Holds back every other change of a company's contracts, boxes, works and bills until the transaction
 * ends. Take this lock before any other of them.
 */
export function lockCompany(tx: Tx, companyId: string) {
  return lockCompanyById(tx, companyId);
}
