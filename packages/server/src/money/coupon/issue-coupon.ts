import { couponStatus, type Actor, type Coupon } from "@damadum/domain";
import type { CouponType } from "../../db/shared-tables.ts";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { writeHistory } from "../../subject/history.ts";
import { insertCoupon } from "./store.ts";

/** A coupon for one member. */
export interface NewCoupon {
  readonly userId: string;
  readonly coupon: Coupon;
  readonly types: readonly CouponType[];
  readonly validFrom: string;
  readonly validUntil: string;
  readonly actor: Actor;
  readonly actorId: string | null;
}

/** Gives a member a coupon and returns its id. */
export async function issueCoupon(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  { userId, coupon, types, validFrom, validUntil, actor, actorId }: NewCoupon,
): Promise<string> {
  const id = ids.uuid();
  const now = clock();
  await insertCoupon(tx, {
    id,
    user_id: userId,
    name: coupon.name,
    kind: coupon.kind,
    amount: coupon.kind === "FIXED" ? coupon.amount : null,
    percent: coupon.kind === "PERCENT" ? coupon.percent : null,
    max_amount: coupon.kind === "PERCENT" ? coupon.maxAmount : null,
    types: types.join(","),
    valid_from: validFrom,
    valid_until: validUntil,
    created_at: now,
  });
  await writeHistory(tx, {
    subject: { kind: "COUPON", id },
    from: null,
    to: couponStatus.initial,
    actor,
    actorId,
    reason: null,
    now,
  });
  return id;
}
