import type { Coupon } from "@damadum/domain";
import type { CouponType } from "../../db/shared-tables.ts";
import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { canUse, toDomainCoupon } from "./coupon-state.ts";
import { findCouponById } from "./store.ts";

const UNUSABLE = "쓸 수 없는 쿠폰이에요. 다른 쿠폰을 골라 주세요.";

/** The coupon that a draft names, if any, and the type of the draft's purchase. */
export interface DraftCoupon {
  readonly couponId: string | null | undefined;
  readonly type: CouponType;
}

/** The coupon of a draft that is only priced; throws a field issue when it cannot be used. */
export async function couponOfDraft(
  db: Connection,
  services: Pick<Services, "clock">,
  { couponId, ...filter }: DraftCoupon & { readonly userId?: string },
): Promise<Coupon | undefined> {
  if (couponId === undefined || couponId === null) return undefined;
  return (await findCoupon(db, services, { ...filter, couponId })) ?? throwCouponIssue();
}

/** The coupon of a member's order, which must be the member's own; a visitor cannot use one. */
export async function couponOfMember(
  db: Connection,
  services: Pick<Services, "clock">,
  { couponId, type, userId }: DraftCoupon & { readonly userId: string | null },
): Promise<Coupon | undefined> {
  if (couponId === undefined || couponId === null) return undefined;
  if (userId === null) return throwCouponIssue();
  const coupon = await findCoupon(db, services, { couponId, type, userId });
  if (coupon === null) throw new ProblemError("coupon_unavailable");
  return coupon;
}

/** A coupon's discount, or null when it cannot be used now; `userId`, if given, must be its owner's. */
async function findCoupon(
  db: Connection,
  { clock }: Pick<Services, "clock">,
  filter: { readonly couponId: string; readonly type: CouponType; readonly userId?: string },
): Promise<Coupon | null> {
  const coupon = await findCouponById(db, filter.couponId);
  if (coupon === null || !canUse(coupon, { type: filter.type, now: clock() })) return null;
  const isSomebodyElses = filter.userId !== undefined && coupon.user_id !== filter.userId;
  return isSomebodyElses ? null : toDomainCoupon(coupon);
}

function throwCouponIssue(): never {
  const field = { field: "coupon_id", code: "coupon_unavailable", message: UNUSABLE };
  throw new ProblemError("validation_failed", { fields: [field] });
}
