import type { Coupon } from "@damadum/sdk/model";
import type { HandlersOf } from "../../http/handlers.ts";
import { toInstantOrNull } from "../../http/instant.ts";
import { toPaging } from "../../http/paging.ts";
import type { Services } from "../../services.ts";
import {
  statusOf,
  typesOf,
  isCouponType,
  listAvailableCoupons,
  listCoupons,
} from "./coupon-state.ts";

type StoredCoupon = Awaited<ReturnType<typeof listAvailableCoupons>>[number];

export const couponRoutes = (services: Services): HandlersOf<"coupon"> => {
  const show = (coupon: StoredCoupon) => toCoupon(coupon, services.clock());
  return {
    async listCoupons({ caller, query: page }) {
      const found = await listCoupons(services, { userId: caller.userId, page });
      const paging = toPaging(page, found);
      return { status: 200, body: { items: found.items.map(show), paging } };
    },
    async listAvailableCoupons({ caller, path }) {
      const filter = { userId: caller.userId, type: path.type };
      return { status: 200, body: (await listAvailableCoupons(services, filter)).map(show) };
    },
  };
};

function toCoupon(coupon: StoredCoupon, now: Date): Coupon {
  return {
    id: coupon.id,
    name: coupon.name,
    kind: coupon.kind,
    amount: coupon.amount,
    percent: coupon.percent,
    max_amount: coupon.max_amount,
    types: typesOf(coupon).filter(isCouponType),
    status: statusOf(coupon, now),
    valid_from: coupon.valid_from,
    valid_until: coupon.valid_until,
    used_at: toInstantOrNull(coupon.used_at),
  };
}
