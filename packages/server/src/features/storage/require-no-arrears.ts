import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

const MESSAGE =
  "보관료가 밀렸거나 보관 기간이 지난 박스가 있어요. 기간을 연장하거나 밀린 보관료를 낸 뒤 신청해 주세요. 보관 종료를 신청하면 밀린 금액과 함께 결제하고 받을 수 있어요.";

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
  const field = { field: "box_serials", code: "box_unavailable", message: MESSAGE };
  throw new ProblemError("validation_failed", { fields: [field] });
}
