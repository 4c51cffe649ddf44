import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { writeCouponHistory } from "./coupon-history.ts";
import { lockCouponsOf, updateCoupon } from "./store.ts";

/**
 * Releases the coupon that a subject holds. A used one is released only with `evenUsed`, when the order was
 * cancelled and fully refunded.
 */
export async function releaseCoupon(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  { subject, evenUsed = false }: { readonly subject: PaidSubject; readonly evenUsed?: boolean },
): Promise<void> {
  const now = clock();
  for (const coupon of await lockCouponsOf(tx, subject)) {
    const from = coupon.used_at === null ? "HELD" : "USED";
    if (from === "USED" && !evenUsed) continue;
    const free = { subject_kind: null, subject_id: null, held_until: null, used_at: null };
    await updateCoupon(tx, coupon.id, free);
    await writeCouponHistory(tx, coupon.id, { from, to: "AVAILABLE", now });
  }
}
