import type { Tx } from "../../db/tables.ts";
import type { Cause } from "../../subject/history.ts";
import { changeContractStatus } from "./change-contract-status.ts";
import { findRequests } from "./store.ts";

/** Takes back what a locked company asked for and the operator has not agreed to. */
export async function cancelContractRequests(tx: Tx, companyId: string, by: Cause): Promise<void> {
  for (const contract of await findRequests(tx, companyId)) {
    await changeContractStatus(tx, contract, { ...by, to: "CANCEL" });
  }
}
