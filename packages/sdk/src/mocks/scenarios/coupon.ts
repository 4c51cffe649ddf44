import {
  getListAvailableCouponsMockHandler,
  getListCouponsMockHandler,
} from "../../generated/coupon/coupon.msw.ts";
import type { Coupon } from "../../generated/model.schemas.ts";
import { coupons } from "../fixtures/coupon.ts";
import { memberFailures } from "./failing.ts";
import { pageOf } from "./pages.ts";

function page(items: Coupon[]) {
  return { items, paging: pageOf(items) };
}

/** Coupons of a member. */
export function couponScenarios(day: string) {
  const [first, used] = coupons(day);
  return {
    listCoupons: {
      some: getListCouponsMockHandler(page([first, used])),
      empty: getListCouponsMockHandler(page([])),
      ...memberFailures(getListCouponsMockHandler),
    },
    listAvailableCoupons: {
      one: getListAvailableCouponsMockHandler([first]),
      empty: getListAvailableCouponsMockHandler([]),
      ...memberFailures(getListAvailableCouponsMockHandler),
    },
  };
}
