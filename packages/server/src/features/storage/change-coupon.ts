import type { ContractChangeRequest } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { holdCoupon } from "../coupon/hold-coupon.ts";
import { spendCoupon } from "../coupon/spend-coupon.ts";
import type { ContractChange } from "./change-store.ts";
import { subjectOfChange } from "./subject-of-order.ts";

/** The coupon of a change and what it has to be for; only more months take one. */
export function couponOfChange(request: ContractChangeRequest) {
  const couponId = request.kind === "EXTENSION" ? request.couponId : null;
  return { couponId, type: "STORAGE_EXTENSION" } as const;
}

/** Holds the coupon of a locked change, if any, while it is being paid for. */
export async function holdChangeCoupon(
  tx: Tx,
  services: Pick<Services, "clock">,
  change: ContractChange,
  until: Date,
): Promise<void> {
  const { couponId, type } = couponOfChange(change.request);
  if (couponId === null) return;
  const subject = subjectOfChange(change.id);
  const hold = { couponId, userId: change.user_id, type, subject, until };
  if (!(await holdCoupon(tx, services, hold))) throw new Refusal("coupon_unavailable");
}

/** Uses up the coupon of a locked change, if any. */
export async function spendChangeCoupon(
  tx: Tx,
  services: Pick<Services, "clock">,
  change: ContractChange,
): Promise<void> {
  const { couponId } = couponOfChange(change.request);
  if (couponId === null) return;
  const spent = { couponId, userId: change.user_id, subject: subjectOfChange(change.id) };
  if (!(await spendCoupon(tx, services, spent))) throw new Refusal("coupon_unavailable");
}
