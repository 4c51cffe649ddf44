import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

/**
 * Blocks every other change to a company's contracts, boxes, works and invoices until the transaction ends.
 * Take this lock before locking any of them.
 */
export async function lockCompany(tx: Tx, companyId: string): Promise<void> {
  await tx
    .selectFrom("companies")
    .select("id")
    .where("id", "=", companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
}
