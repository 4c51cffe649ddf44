import type { StorageOrderType } from "@damadum/domain";
import type { CouponType } from "../../db/shared-tables.ts";
import type { StorageOrder } from "./store.ts";
import { subjectOfOrder } from "../contract-state/subject-of-order.ts";
import type { CouponUse } from "../../money/coupon/coupon-state.ts";

/** The type of coupon that each type of order accepts. */
export const couponTypes = {
  FIRST_TIME_ORDER: "STORAGE",
  DELIVERY_REQUEST_ORDER: "STORAGE_DELIVERY",
  FINAL_AND_DELIVERY_ORDER: "STORAGE_FINAL",
  FINAL_AND_DISPOSAL_ORDER: "STORAGE_FINAL",
} as const satisfies Record<StorageOrderType, CouponType>;

export function couponOfOrder({ id, user_id, type, request }: StorageOrder): CouponUse {
  const { couponId } = request.draft;
  return { couponId, userId: user_id, type: couponTypes[type], subject: subjectOfOrder(id) };
}
