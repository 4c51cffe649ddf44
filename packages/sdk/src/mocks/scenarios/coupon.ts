import {
  getListAvailableCouponsMockHandler,
  getListCouponsMockHandler,
} from "../../generated/coupon/coupon.msw.ts";
import type { Coupon } from "../../generated/model.schemas.ts";
import { coupons } from "../fixtures/coupon.ts";
import { memberTroubles } from "./failing.ts";

function page(items: Coupon[]) {
  return { items, paging: { page: 1, limit: 20, total: items.length, total_capped: false } };
}

/** Coupons of a member. */
export function couponScenarios(day: string) {
  const [first, used] = coupons(day);
  return {
    listCoupons: {
      some: getListCouponsMockHandler(page([first, used])),
      empty: getListCouponsMockHandler(page([])),
      ...memberTroubles(getListCouponsMockHandler),
    },
    listAvailableCoupons: {
      one: getListAvailableCouponsMockHandler([first]),
      empty: getListAvailableCouponsMockHandler([]),
      ...memberTroubles(getListAvailableCouponsMockHandler),
    },
  };
}
