import type { BoxStatus, CouponStatus } from "@damadum/domain";
import { noNotice, type NoNotice } from "./notice-decision.ts";

const byOrder = noNotice(
  "The order or work that moves it has its own notice; a notice for each box would be noise.",
);

/** Boxes of members and of companies. */
export const boxNotices: Readonly<Record<BoxStatus, NoNotice>> = {
  READY: byOrder,
  DELIVERING: byOrder,
  PACKING: byOrder,
  COLLECTING: byOrder,
  STORED: byOrder,
  RETURN_READY: byOrder,
  RETURNING: byOrder,
  RETURNED: byOrder,
  ENDED: byOrder,
  DISPOSAL_READY: byOrder,
  DISPOSED: byOrder,
  CANCEL: byOrder,
};

/** Coupons. */
export const couponNotices: Readonly<Record<CouponStatus, NoNotice>> = {
  AVAILABLE: noNotice(
    "Word of a coupon is an advertisement, which not every member has agreed to.",
  ),
  HELD: noNotice("The member is paying with it."),
  USED: noNotice("The order that it was used for has its own notice."),
  EXPIRED: noNotice("Word of a coupon is an advertisement, which not every member has agreed to."),
};
