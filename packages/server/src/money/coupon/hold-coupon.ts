import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { writeCouponHistory } from "./coupon-history.ts";
import { canUse, isOf, statusOf } from "./coupon-state.ts";
import type { CouponUse } from "./coupon-use.ts";
import { lockCoupon, updateCoupon } from "./store.ts";

/**
 * Holds a member's coupon, if any, for one subject while that is being paid for, or extends the hold. Throws
 * `coupon_unavailable` when it cannot be used any more. The row lock serializes concurrent holds.
 */
export async function holdCoupon(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  { couponId, userId, type, subject }: CouponUse,
  until: Date,
): Promise<void> {
  if (couponId === undefined || couponId === null) return;
  const coupon = await lockCoupon(tx, couponId);
  if (coupon === null || coupon.user_id !== userId) throw new ProblemError("coupon_unavailable");
  const now = clock();
  const status = statusOf(coupon, now);
  const isHeldByIt = status === "HELD" && isOf(coupon, subject);
  if (!isHeldByIt && !canUse(coupon, { type, now })) throw new ProblemError("coupon_unavailable");
  const earlier = isHeldByIt ? coupon.held_until : null;
  await updateCoupon(tx, couponId, {
    subject_kind: subject.kind,
    subject_id: subject.id,
    // Another preparation of the same subject may hold it longer already.
    held_until: earlier !== null && earlier > until ? earlier : until,
  });
  if (!isHeldByIt) await writeCouponHistory(tx, couponId, { from: status, to: "HELD", now });
}
