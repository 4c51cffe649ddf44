import { todayInSeoul } from "@damadum/domain";
import type { CouponType } from "../../db/shared-tables.ts";
import type { Services } from "../../services.ts";
import { canUse } from "./coupon-state.ts";
import { findUnusedCoupons, countCoupons, findCouponPage } from "./store.ts";

/** The API's maximum length of a list. */
const MAX = 100;

/** The coupons that a member can use now for this kind of purchase, the soonest to expire first. */
export async function listAvailableCoupons(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId, type }: { readonly userId: string; readonly type: CouponType },
) {
  const now = clock();
  const filter = { userId, today: todayInSeoul(now), limit: MAX };
  const coupons = await findUnusedCoupons(db, filter);
  return coupons.filter((coupon) => canUse(coupon, { type, now }));
}

/** One page of a member's coupons, those that can be used first. */
export async function listCoupons(
  { db, clock }: Pick<Services, "db" | "clock">,
  filter: { readonly userId: string; readonly page: number; readonly limit: number },
) {
  const items = await findCouponPage(db, { ...filter, today: todayInSeoul(clock()) });
  return { items, ...(await countCoupons(db, filter.userId)) };
}
