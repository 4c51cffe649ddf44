import { canTransition, couponStatus, type CouponStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { bySystem, writeHistory } from "../../subject/history.ts";

/** Writes a change of a coupon's state; throws unless the domain allows the transition. */
export async function writeCouponHistory(
  tx: Tx,
  couponId: string,
  { from, to, now }: { readonly from: CouponStatus; readonly to: CouponStatus; readonly now: Date },
): Promise<void> {
  if (!canTransition(couponStatus, from, to, "SYSTEM")) {
    throw new Error(`No coupon goes from ${from} to ${to}`);
  }
  const subject = { kind: "COUPON", id: couponId } as const;
  await writeHistory(tx, { ...bySystem(now), subject, from, to });
}
