import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { lockCompanyById } from "./store.ts";

/**
 * Holds back every other change of a company's contracts, boxes, works and bills until the transaction
 * ends. Take this lock before any other of them.
 */
export async function lockCompany(tx: Tx, companyId: string): Promise<void> {
  if (!(await lockCompanyById(tx, companyId))) throw new ProblemError("not_found");
}
