import type { Tx } from "../../db/tables.ts";
import { lockCompany } from "../company/lock-company.ts";
import { findWork } from "./store.ts";
import type { CompanyWorkRow } from "./work-row.ts";

/** Locks the company of a work and returns the work; for the operator. */
export async function lockWork(tx: Tx, wkId: string): Promise<CompanyWorkRow> {
  const { company_id: companyId } = await findWork(tx, wkId);
  await lockCompany(tx, companyId);
  return findWork(tx, wkId);
}
