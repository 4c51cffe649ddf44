import type { CompanyContractStatus } from "@damadum/domain";
import type { Selectable } from "kysely";
import type { CompanyContractsTable } from "../../db/company-tables.ts";
import type { Connection } from "../../db/tables.ts";
import { findHistory } from "../../subject/history.ts";
import { companySubject } from "../company/subjects.ts";

export type CompanyContractRow = Selectable<CompanyContractsTable>;

/** A contract with everything that is shown with it. */
export type ContractView = Awaited<ReturnType<typeof viewContract>>;

export async function viewContract(db: Connection, contract: CompanyContractRow) {
  const subject = companySubject.contract(contract.id);
  return { contract, history: await findHistory<CompanyContractStatus>(db, subject) };
}
