import type { Updateable } from "kysely";
import type { CompanyContractsTable } from "../../db/company-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

/** Any company's contract; throws `not_found` when there is none. */
export function findContract(db: Connection, cid: string) {
  return db
    .selectFrom("company_contracts")
    .selectAll()
    .where("id", "=", cid)
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
}

export async function updateContract(
  tx: Tx,
  cid: string,
  changes: Updateable<CompanyContractsTable>,
): Promise<void> {
  await tx.updateTable("company_contracts").set(changes).where("id", "=", cid).execute();
}
