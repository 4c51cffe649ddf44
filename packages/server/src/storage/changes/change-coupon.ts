import type { ContractChangeRequest } from "@damadum/domain";
import type { DraftCoupon } from "../../money/coupon/draft-coupon.ts";
import type { ContractChange } from "./store.ts";
import { subjectOfChange } from "../contract-state/subject-of-order.ts";
import type { CouponUse } from "../../money/coupon/coupon-state.ts";

/** The coupon that a change request names, with the type it must have; only extensions accept one. */
export function couponOfRequest(request: ContractChangeRequest): DraftCoupon {
  const couponId = request.kind === "EXTENSION" ? request.couponId : null;
  return { couponId, type: "STORAGE_EXTENSION" };
}

export function couponOfChange({ id, user_id, request }: ContractChange): CouponUse {
  return { ...couponOfRequest(request), userId: user_id, subject: subjectOfChange(id) };
}
