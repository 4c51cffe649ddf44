import type { Connection } from "../../db/tables.ts";

/** The last day of storage by contract id; null before storage has begun. */
export async function endDatesOf(
  db: Connection,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (contractIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("storage_contracts")
    .select(["id", "end_date"])
    .where("id", "in", contractIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row.end_date]));
}
