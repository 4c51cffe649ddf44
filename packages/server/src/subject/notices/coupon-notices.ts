import type { CouponStatus } from "@damadum/domain";
import { noNotice, type NoNotice } from "./notice-decision.ts";

export const couponNotices: Readonly<Record<CouponStatus, NoNotice>> = {
  AVAILABLE: noNotice(
    "Word of a coupon is an advertisement, which not every member has agreed to.",
  ),
  HELD: noNotice("The member is paying with it."),
  USED: noNotice("The order that it was used for has its own notice."),
  EXPIRED: noNotice("Word of a coupon is an advertisement, which not every member has agreed to."),
};
