import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { lockCompany } from "../company/lock-company.ts";
import { findOwnWork, findWork } from "./store.ts";
import type { CompanyWorkRow } from "./work-row.ts";

/** Locks the company of a work and returns the work; for the operator. */
export async function lockWork(tx: Tx, wkId: string): Promise<CompanyWorkRow> {
  const found = await findWork(tx, wkId);
  if (found === null) throw new ProblemError("not_found");
  await lockCompany(tx, found.company_id);
  const work = await findOwnWork(tx, { wkId, companyId: found.company_id });
  if (work === null) throw new ProblemError("not_found");
  return work;
}
