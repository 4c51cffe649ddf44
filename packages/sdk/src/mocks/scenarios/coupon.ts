import {
  getListAvailableCouponsMockHandler,
  getListCouponsMockHandler,
} from "../../generated/coupon/coupon.msw.ts";
import { coupons } from "../fixtures/coupon.ts";
import { memberFailures } from "./failing.ts";
import { onlyPage } from "./pages.ts";

/** Coupons of a member. */
export function couponScenarios(day: string) {
  const [first, used] = coupons(day);
  return {
    listCoupons: {
      some: getListCouponsMockHandler(onlyPage([first, used])),
      empty: getListCouponsMockHandler(onlyPage([])),
      ...memberFailures(getListCouponsMockHandler),
    },
    listAvailableCoupons: {
      one: getListAvailableCouponsMockHandler([first]),
      empty: getListAvailableCouponsMockHandler([]),
      ...memberFailures(getListAvailableCouponsMockHandler),
    },
  };
}
