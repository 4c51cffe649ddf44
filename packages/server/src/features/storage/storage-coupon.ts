import type { Coupon } from "@damadum/domain";
import { Refusal } from "../../http/refusal.ts";

const UNKNOWN = "쓸 수 없는 쿠폰이에요. 다른 쿠폰을 골라 주세요.";

/** The coupon that a draft names. Refused at its field when there is none that can be used for storage. */
export function couponOf(couponId: string | undefined | null): Coupon | undefined {
  if (couponId === undefined || couponId === null) return undefined;
  const field = { field: "coupon_id", code: "unusable_coupon", message: UNKNOWN };
  throw new Refusal("validation_failed", { fields: [field] });
}
