import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { canUse, isOf, statusOf, type CouponUse } from "./coupon-state.ts";
import { lockCoupon, updateCoupon, lockCouponsOf } from "./store.ts";
import type { PaidSubject } from "../../db/subject-tables.ts";
import { canTransition, couponStatus, type CouponStatus } from "@damadum/domain";
import { bySystem, writeHistory } from "../../subject/history.ts";

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

/** Writes a change of a coupon's state; throws unless the domain allows the transition. */
async function writeCouponHistory(
  tx: Tx,
  couponId: string,
  { from, to, now }: { readonly from: CouponStatus; readonly to: CouponStatus; readonly now: Date },
): Promise<void> {
  if (!canTransition(couponStatus, from, to, "SYSTEM")) {
    throw new Error(`No coupon goes from ${from} to ${to}`);
  }
  const subject = { kind: "COUPON", id: couponId } as const;
  await writeHistory(tx, { ...bySystem(now), subject, from, to });
}
