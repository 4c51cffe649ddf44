import { canTransition, companyContractStatus, type CompanyContractStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { writeHistory, type Cause } from "../../subject/history.ts";
import { companySubject } from "../company/subjects.ts";
import { updateContract } from "./store.ts";
import type { CompanyContractRow } from "./read-contracts.ts";

/** Changes the status of a locked company's contract and writes its history. @throws ProblemError state_conflict */
export async function changeContractStatus(
  tx: Tx,
  contract: Pick<CompanyContractRow, "id" | "status">,
  change: Cause & {
    readonly to: CompanyContractStatus;
    readonly changes?: Partial<
      Pick<CompanyContractRow, "monthly_amount" | "start_date" | "end_date">
    >;
  },
): Promise<void> {
  const { to, changes = {}, ...by } = change;
  if (!canTransition(companyContractStatus, contract.status, to, by.actor)) {
    throw new ProblemError("state_conflict");
  }
  await updateContract(tx, contract.id, { ...changes, status: to });
  const subject = companySubject.contract(contract.id);
  await writeHistory(tx, { ...by, subject, from: contract.status, to });
}
