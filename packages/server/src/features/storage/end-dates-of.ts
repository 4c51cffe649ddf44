import type { Connection } from "../../db/tables.ts";

/** On which day the storage of each of these contracts ends; null while nobody knows. */
export async function endDatesOf(
  db: Connection,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (contractIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("storage_contracts")
    .select(["id", "end_date"])
    .where("id", "in", [...contractIds])
    .execute();
  return new Map(rows.map((row) => [row.id, row.end_date]));
}
