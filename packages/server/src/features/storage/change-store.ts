import type { Connection } from "../../db/tables.ts";

/** Ids of the changes of a contract, the oldest first. */
export async function findChangeIds(
  db: Connection,
  contractId: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("contract_changes")
    .select("id")
    .where("contract_id", "=", contractId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
