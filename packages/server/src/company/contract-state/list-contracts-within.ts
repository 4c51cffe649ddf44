import type { Connection } from "../../db/tables.ts";

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
