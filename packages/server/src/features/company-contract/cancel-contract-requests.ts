import type { Tx } from "../../db/tables.ts";
import type { Cause } from "../../subject/history.ts";
import { changeContractStatus } from "./change-contract-status.ts";
import { findRequests } from "./store.ts";

/** Cancels the requests of a locked company that the operator has not accepted. */
export async function cancelContractRequests(tx: Tx, companyId: string, by: Cause): Promise<void> {
  for (const contract of await findRequests(tx, companyId)) {
    await changeContractStatus(tx, contract, { ...by, to: "CANCEL" });
  }
}
