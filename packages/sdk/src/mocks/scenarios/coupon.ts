import * as mock from "../../generated/coupon/coupon.msw.ts";
import { coupons } from "../fixtures/coupon.ts";
import { members } from "./failing.ts";
import { onlyPage } from "./pages.ts";

export function couponScenarios(day: string) {
  const [first, used] = coupons(day);
  return {
    listCoupons: members(mock.getListCouponsMockHandler, (reply) => ({
      some: reply(onlyPage([first, used])),
      empty: reply(onlyPage([])),
    })),
    listAvailableCoupons: members(mock.getListAvailableCouponsMockHandler, (reply) => ({
      one: reply([first]),
      empty: reply([]),
    })),
  };
}
