import type { Tx } from "../../db/tables.ts";
import type { Cause } from "../../subject/history.ts";
import { changeContractStatus } from "./change-contract-status.ts";

/** Cancels the requests of a locked company that have not become a contract. */
export async function cancelContractRequests(tx: Tx, companyId: string, by: Cause): Promise<void> {
  const requests = await tx
    .selectFrom("company_contracts")
    .select(["id", "status"])
    .where("company_id", "=", companyId)
    .where("status", "in", ["WAIT", "OFFERED"])
    .orderBy("id")
    .execute();
  for (const contract of requests) {
    await changeContractStatus(tx, contract, { ...by, to: "CANCEL" });
  }
}
