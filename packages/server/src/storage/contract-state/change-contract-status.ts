import { canTransition, storageContractStatus, type StorageContractStatus } from "@damadum/domain";
import type { Updateable } from "kysely";
import type { StorageContractsTable } from "../../db/storage-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { writeHistory, type Cause } from "../../subject/history.ts";
import { updateContract, type StorageContract } from "./store.ts";
import { subjectOfContract } from "./subject-of-order.ts";

/** Changes a locked contract's status together with the columns in `with`, and writes the history. */
export async function changeContractStatus(
  tx: Tx,
  contract: Pick<StorageContract, "id" | "status">,
  to: StorageContractStatus,
  cause: Cause & { readonly with?: Updateable<StorageContractsTable> },
): Promise<void> {
  if (!canTransition(storageContractStatus, contract.status, to, cause.actor)) {
    throw new ProblemError("state_conflict");
  }
  await updateContract(tx, contract.id, { ...cause.with, status: to });
  const subject = subjectOfContract(contract.id);
  await writeHistory(tx, { ...cause, subject, from: contract.status, to });
}
