import type { BoxStatus, CouponStatus } from "@damadum/domain";
import { untold, type Untold } from "./notice-decision.ts";

const byOrder = untold(
  "The order or work that moves it is told; one message a box would be noise.",
);

/** Boxes of members and of companies. */
export const boxNotices: Readonly<Record<BoxStatus, Untold>> = {
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
export const couponNotices: Readonly<Record<CouponStatus, Untold>> = {
  AVAILABLE: untold("Word of a coupon is an advertisement, which not every member has agreed to."),
  HELD: untold("The member is paying with it."),
  USED: untold("The order that it was used for is told."),
  EXPIRED: untold("Word of a coupon is an advertisement, which not every member has agreed to."),
};
