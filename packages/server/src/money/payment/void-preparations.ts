import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";

const CHANGED = "내용이 바뀌어 결제 준비를 취소했어요.";

/**
 * Voids the unpaid attempts of a locked subject because it changed; also failed ones, because the provider's window may
 * still be open. Money that arrives for one is refunded.
 */
export async function voidPreparations(
  tx: Tx,
  { subject, now }: { readonly subject: PaidSubject; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable("payments")
    .set({ status: "FAILED", voided_at: now, failure_reason: CHANGED })
    .where("subject_kind", "=", subject.kind)
    .where("subject_id", "=", subject.id)
    .where("status", "in", ["READY", "FAILED"])
    .where("voided_at", "is", null)
    .execute();
}
