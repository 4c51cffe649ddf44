import type { CouponType } from "../../db/shared-tables.ts";
import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { canUse, isOf, statusOf } from "./coupon-state.ts";
import { writeCouponHistory } from "./coupon-history.ts";
import { lockCoupon, updateCoupon } from "./store.ts";

/** A coupon that a subject is about to be paid with. */
export interface CouponHold {
  readonly couponId: string;
  readonly userId: string;
  readonly type: CouponType;
  readonly subject: PaidSubject;
  readonly until: Date;
}

/**
 * Holds a member's coupon for one subject while it is being paid for, or holds it longer; false when it
 * cannot be used any more. The lock on its row makes all who want it wait for one another.
 */
export async function holdCoupon(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  { couponId, userId, type, subject, until }: CouponHold,
): Promise<boolean> {
  const coupon = await lockCoupon(tx, couponId);
  if (coupon?.user_id !== userId) return false;
  const now = clock();
  const status = statusOf(coupon, now);
  const isHeldByIt = status === "HELD" && isOf(coupon, subject);
  if (!isHeldByIt && !canUse(coupon, { type, now })) return false;
  const earlier = isHeldByIt ? coupon.held_until : null;
  await updateCoupon(tx, couponId, {
    subject_kind: subject.kind,
    subject_id: subject.id,
    // Another preparation of the same subject may hold it longer already.
    held_until: earlier !== null && earlier > until ? earlier : until,
  });
  if (!isHeldByIt) await writeCouponHistory(tx, couponId, { from: status, to: "HELD", now });
  return true;
}
