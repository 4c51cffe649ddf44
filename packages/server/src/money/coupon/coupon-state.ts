import { todayInSeoul, type Coupon, type CouponStatus } from "@damadum/domain";
import type { CouponType } from "../../db/shared-tables.ts";
import type { PaidSubject } from "../../db/subject-tables.ts";
import { type StoredCoupon, findUnusedCoupons, findCouponPage } from "./store.ts";
import type { PageRequest } from "../../http/paging.ts";
import type { Services } from "../../services.ts";

/** The API's maximum length of a list. */
const MAX = 100;

/** The coupons that a member can use now for this kind of purchase, the soonest to expire first. */
export async function listAvailableCoupons(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId, type }: { readonly userId: string; readonly type: CouponType },
) {
  const now = clock();
  const filter = { userId, today: todayInSeoul(now), limit: MAX };
  const coupons = await findUnusedCoupons(db, filter);
  return coupons.filter((coupon) => canUse(coupon, { type, now }));
}

/** One page of a member's coupons, those that can be used first. */
export function listCoupons(
  { db, clock }: Pick<Services, "db" | "clock">,
  filter: { readonly userId: string; readonly page: PageRequest },
) {
  return findCouponPage(db, { ...filter, today: todayInSeoul(clock()) });
}

/** Everything that a coupon can be used for. */
export const couponTypes: readonly CouponType[] = [
  "MOVE",
  "STORAGE",
  "STORAGE_DELIVERY",
  "STORAGE_FINAL",
  "STORAGE_EXTENSION",
];
const known: ReadonlySet<string> = new Set(couponTypes);

export function isCouponType(text: string): text is CouponType {
  return known.has(text);
}

/** The current state of a coupon. An expired hold does not count. */
export function statusOf(coupon: StoredCoupon, now: Date): CouponStatus {
  if (coupon.used_at !== null) return "USED";
  if (coupon.held_until !== null && coupon.held_until > now) return "HELD";
  return coupon.valid_until < todayInSeoul(now) ? "EXPIRED" : "AVAILABLE";
}

/** Whether this subject holds or has used the coupon. */
export function isOf(coupon: StoredCoupon, { kind, id }: PaidSubject): boolean {
  return coupon.subject_kind === kind && coupon.subject_id === id;
}

/** Whether it can be used now for this kind of purchase. */
export function canUse(
  coupon: StoredCoupon,
  { type, now }: { readonly type: CouponType; readonly now: Date },
): boolean {
  const hasBegun = coupon.valid_from <= todayInSeoul(now);
  return hasBegun && typesOf(coupon).includes(type) && statusOf(coupon, now) === "AVAILABLE";
}

/** What it can be used for. */
export function typesOf({ types }: Pick<StoredCoupon, "types">): readonly string[] {
  return types.split(",");
}

/** The discount that the coupon gives. */
export function toDomainCoupon(coupon: StoredCoupon): Coupon {
  const { name, kind, amount, percent, max_amount: maxAmount } = coupon;
  if (kind === "FIXED" && amount !== null) return { kind, name, amount };
  if (kind === "PERCENT" && percent !== null && maxAmount !== null) {
    return { kind, name, percent, maxAmount };
  }
  throw new Error("The table allows no such coupon");
}

/** The coupon that a subject uses, and the type that it must have. */
export interface CouponUse {
  /** Null or undefined when no coupon was chosen. */
  readonly couponId: string | null | undefined;
  readonly userId: string | null;
  readonly type: CouponType;
  readonly subject: PaidSubject;
}
