import type { StorageOrderType } from "@damadum/domain";
import type { CouponType } from "../../db/shared-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { holdCoupon } from "../coupon/hold-coupon.ts";
import { spendCoupon } from "../coupon/spend-coupon.ts";
import type { StorageOrder } from "./order-store.ts";
import { subjectOfOrder } from "./subject-of-order.ts";

/** For what a coupon has to be so that an order of this type takes it. */
export const couponTypes = {
  FIRST_TIME_ORDER: "STORAGE",
  DELIVERY_REQUEST_ORDER: "STORAGE_DELIVERY",
  FINAL_AND_DELIVERY_ORDER: "STORAGE_FINAL",
  FINAL_AND_DISPOSAL_ORDER: "STORAGE_FINAL",
} as const satisfies Record<StorageOrderType, CouponType>;

/** Holds the coupon that a locked order names, if any, while it is being paid for. */
export async function holdOrderCoupon(
  tx: Tx,
  services: Pick<Services, "clock">,
  order: StorageOrder,
  until: Date,
): Promise<void> {
  const { couponId } = order.request.draft;
  if (couponId === undefined) return;
  const subject = subjectOfOrder(order.id);
  const hold = { couponId, userId: order.user_id, type: couponTypes[order.type], subject, until };
  if (!(await holdCoupon(tx, services, hold))) throw new Refusal("coupon_unavailable");
}

/** Uses up the coupon that a locked order names, if any. */
export async function spendOrderCoupon(
  tx: Tx,
  services: Pick<Services, "clock">,
  order: StorageOrder,
): Promise<void> {
  const { couponId } = order.request.draft;
  if (couponId === undefined) return;
  const spent = { couponId, userId: order.user_id, subject: subjectOfOrder(order.id) };
  if (!(await spendCoupon(tx, services, spent))) throw new Refusal("coupon_unavailable");
}
