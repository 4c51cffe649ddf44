import type { Insertable } from "kysely";
import type { CompensationsTable } from "../../db/subject-tables.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";

export async function insertCompensation(
  tx: Tx,
  compensation: Insertable<CompensationsTable>,
): Promise<void> {
  await tx.insertInto("compensations").values(compensation).execute();
}

/** Marks it transferred; null when it was before, or is none. */
export async function finishCompensation(
  tx: Tx,
  done: {
    readonly id: string;
    readonly reference: string;
    readonly operatorId: string;
    readonly now: Date;
  },
) {
  const row = await tx
    .updateTable("compensations")
    .set({ done_at: done.now, reference: done.reference, recorded_by: done.operatorId })
    .where("id", "=", done.id)
    .where("done_at", "is", null)
    .returning(["id", "amount", "estimate_id"])
    .executeTakeFirst();
  return row ?? null;
}

/** Won that a move's customer gets besides the refund. */
export async function compensationOf(db: Connection, estimateId: string): Promise<number> {
  const row = await db
    .selectFrom("compensations")
    .select("amount")
    .where("estimate_id", "=", estimateId)
    .executeTakeFirst();
  return row?.amount ?? 0;
}

export function findCompensations(
  db: Database,
  { openOnly, limit }: { readonly openOnly: boolean; readonly limit: number },
) {
  let query = db
    .selectFrom("compensations")
    .innerJoin("estimates", "estimates.id", "compensations.estimate_id")
    .leftJoin("users", "users.id", "estimates.user_id")
    .selectAll("compensations")
    .select(["estimates.serial", "users.name", "users.phone_number"]);
  if (openOnly) query = query.where("compensations.done_at", "is", null);
  return query
    .orderBy("compensations.created_at")
    .orderBy("compensations.id")
    .limit(limit)
    .execute();
}
