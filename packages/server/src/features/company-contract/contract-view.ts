import type { CompanyContractStatus } from "@damadum/domain";
import type { Selectable } from "kysely";
import type { CompanyContractsTable } from "../../db/company-tables.ts";
import type { Connection } from "../../db/tables.ts";
import { findHistory, type PastChange } from "../../subject/history.ts";
import { companySubject } from "../company/subjects.ts";

export type CompanyContractRow = Selectable<CompanyContractsTable>;

/** A contract with everything that is shown with it. */
export interface ContractView {
  readonly contract: CompanyContractRow;
  readonly history: readonly PastChange<CompanyContractStatus>[];
}

export async function viewContract(
  db: Connection,
  contract: CompanyContractRow,
): Promise<ContractView> {
  return {
    contract,
    history: await findHistory<CompanyContractStatus>(db, companySubject.contract(contract.id)),
  };
}
