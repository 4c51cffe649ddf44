import { ARREARS_REASON } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

/** Rejects boxes of unpaid or expired contracts, which leave only by a final order that includes the arrears. */
export async function requireNoArrears(
  db: Connection,
  boxes: readonly { readonly contract_id: string | null }[],
): Promise<void> {
  const ids = [...new Set(boxes.flatMap(({ contract_id: id }) => id ?? []))];
  if (ids.length === 0) return;
  const inArrears = await db
    .selectFrom("storage_contracts")
    .select("id")
    .where("id", "in", ids)
    .where("status", "in", ["UNPAID", "EXPIRED"])
    .limit(1)
    .executeTakeFirst();
  if (inArrears === undefined) return;
  const field = { field: "box_serials", code: "box_unavailable", message: ARREARS_REASON };
  throw new ProblemError("validation_failed", { fields: [field] });
}
