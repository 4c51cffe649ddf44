import type { Tx } from "../../db/tables.ts";
import { lockCompany } from "../company/lock-company.ts";
import type { CompanyContractRow } from "./contract-view.ts";
import { findContract } from "./store.ts";

/** Locks the company of a contract and returns the contract; for the operator. */
export async function lockContract(tx: Tx, cid: string): Promise<CompanyContractRow> {
  const { company_id: companyId } = await findContract(tx, cid);
  await lockCompany(tx, companyId);
  return findContract(tx, cid);
}
