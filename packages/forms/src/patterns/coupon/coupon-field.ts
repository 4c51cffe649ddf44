import { defineField } from "../../theme/define.ts";

/** A coupon of the member, offered only when the page can load those that fit. */
export const couponField = defineField({
  path: "coupon_id",
  widget: "coupon",
  review: () => "쿠폰 1장 사용",
});
