import type { Coupon } from "@damadum/domain";
import type { CouponType } from "../../db/shared-tables.ts";
import type { Connection } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { canUse, toDomainCoupon } from "./coupon-state.ts";
import { findCouponById } from "./store.ts";

/** A coupon's discount, or null when it cannot be used now; `userId`, if given, must be its owner's. */
export async function findCoupon(
  db: Connection,
  { clock }: Pick<Services, "clock">,
  filter: { readonly couponId: string; readonly type: CouponType; readonly userId?: string },
): Promise<Coupon | null> {
  const coupon = await findCouponById(db, filter.couponId);
  if (coupon === null || !canUse(coupon, { type: filter.type, now: clock() })) return null;
  const isSomebodyElses = filter.userId !== undefined && coupon.user_id !== filter.userId;
  return isSomebodyElses ? null : toDomainCoupon(coupon);
}
