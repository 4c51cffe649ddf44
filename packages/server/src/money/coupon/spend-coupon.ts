import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { writeCouponHistory } from "./coupon-history.ts";
import { isOf, statusOf } from "./coupon-state.ts";
import type { CouponUse } from "./coupon-use.ts";
import { lockCoupon, updateCoupon } from "./store.ts";

/**
 * Uses up the coupon, if any, of a subject whose payment has arrived. Returns true even if its hold has expired;
 * false when another subject holds or has used the coupon, or it has expired since.
 */
export async function spendCoupon(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  { couponId, userId, subject }: Omit<CouponUse, "type">,
): Promise<boolean> {
  if (couponId === undefined || couponId === null) return true;
  const coupon = await lockCoupon(tx, couponId);
  if (coupon === null || coupon.user_id !== userId) return false;
  const now = clock();
  const status = statusOf(coupon, now);
  const isFree = status === "AVAILABLE" || (status === "HELD" && isOf(coupon, subject));
  if (!isFree) return status === "USED" && isOf(coupon, subject);
  await updateCoupon(tx, couponId, {
    subject_kind: subject.kind,
    subject_id: subject.id,
    held_until: null,
    used_at: now,
  });
  await writeCouponHistory(tx, couponId, { from: status, to: "USED", now });
  return true;
}
