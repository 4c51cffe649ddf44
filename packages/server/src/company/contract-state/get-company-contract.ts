import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { viewContract, type ContractView } from "./contract-view.ts";
import { findContract } from "./store.ts";

/** A contract of this company; another company's is not found. */
export async function getCompanyContract(
  { db }: Pick<Services, "db">,
  { cid, companyId }: { readonly cid: string; readonly companyId: string },
): Promise<ContractView> {
  const contract = await findContract(db, cid);
  if (contract.company_id !== companyId) throw new ProblemError("not_found");
  return viewContract(db, contract);
}
