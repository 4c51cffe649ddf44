import type { CompanyContractStatus } from "@damadum/domain";
import type { Selectable } from "kysely";
import type { CompanyContractsTable } from "../../db/company-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import { findHistory } from "../../subject/history.ts";
import { companySubject } from "../company/subjects.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findContract } from "./store.ts";
import { lockCompany } from "../company/lock-company.ts";

export type CompanyContractRow = Selectable<CompanyContractsTable>;

export type ContractView = Awaited<ReturnType<typeof viewContract>>;

export async function viewContract(db: Connection, contract: CompanyContractRow) {
  const subject = companySubject.contract(contract.id);
  return { contract, history: await findHistory<CompanyContractStatus>(db, subject) };
}

/** A contract of this company; another company's is not found. */
export async function getCompanyContract(
  { db }: Pick<Services, "db">,
  { cid, companyId }: { readonly cid: string; readonly companyId: string },
): Promise<ContractView> {
  const contract = await findContract(db, cid);
  if (contract.company_id !== companyId) throw new ProblemError("not_found");
  return viewContract(db, contract);
}

/** Contracts of the company, in force or ended, that have a day from `first` to `last`, the oldest first. */
export function listContractsWithin(
  db: Connection,
  filter: { readonly companyId: string; readonly first: string; readonly last: string },
) {
  return db
    .selectFrom("company_contracts")
    .selectAll()
    .where("company_id", "=", filter.companyId)
    .where("status", "in", ["ACTIVE", "ENDED"])
    .where("start_date", "<=", filter.last)
    .where("end_date", ">=", filter.first)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Locks the company of a contract and returns the contract; for the operator. */
export async function lockContract(tx: Tx, cid: string): Promise<CompanyContractRow> {
  const { company_id: companyId } = await findContract(tx, cid);
  await lockCompany(tx, companyId);
  return findContract(tx, cid);
}
