import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { lockCompany } from "../company/lock-company.ts";
import type { CompanyContractRow } from "./contract-view.ts";
import { findContractById } from "./store.ts";

/** Locks the company of a contract and returns the contract; for the operator. */
export async function lockContract(tx: Tx, cid: string): Promise<CompanyContractRow> {
  const found = await findContractById(tx, cid);
  if (found === null) throw new ProblemError("not_found");
  await lockCompany(tx, found.company_id);
  const contract = await findContractById(tx, cid);
  if (contract === null) throw new ProblemError("not_found");
  return contract;
}
