import type { Connection } from "../../db/tables.ts";

/** Whether the company has a contract in force, which is billed every month. */
export async function hasActiveContract(db: Connection, companyId: string): Promise<boolean> {
  const contract = await db
    .selectFrom("company_contracts")
    .select("id")
    .where("company_id", "=", companyId)
    .where("status", "=", "ACTIVE")
    .limit(1)
    .executeTakeFirst();
  return contract !== undefined;
}
