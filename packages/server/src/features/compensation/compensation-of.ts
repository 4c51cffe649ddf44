import type { Connection } from "../../db/tables.ts";

/** Compensation in won that a move's customer gets besides the refund; 0 if there is none. */
export async function compensationOf(db: Connection, estimateId: string): Promise<number> {
  const row = await db
    .selectFrom("compensations")
    .select("amount")
    .where("estimate_id", "=", estimateId)
    .executeTakeFirst();
  return row?.amount ?? 0;
}
