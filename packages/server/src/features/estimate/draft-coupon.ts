import type { Coupon, EstimateInput } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { findCoupon } from "../coupon/find-coupon.ts";

const UNUSABLE = "쓸 수 없는 쿠폰이에요. 다른 쿠폰을 골라 주세요.";

/** The coupon of a draft that nobody is logged in for: it is told beside its field when it cannot be used. */
export async function couponOfDraft(
  db: Connection,
  services: Pick<Services, "clock">,
  { couponId }: EstimateInput,
): Promise<Coupon | undefined> {
  if (couponId === undefined) return undefined;
  const coupon = await findCoupon(db, services, { couponId, type: "MOVE" });
  return coupon ?? refuseField();
}

/** The coupon of what a member orders; it has to be the member's own. A visitor has none. */
export async function couponOfMember(
  db: Connection,
  services: Pick<Services, "clock">,
  {
    input: { couponId },
    userId,
  }: { readonly input: EstimateInput; readonly userId: string | null },
): Promise<Coupon | undefined> {
  if (couponId === undefined) return undefined;
  if (userId === null) return refuseField();
  const coupon = await findCoupon(db, services, { couponId, type: "MOVE", userId });
  if (coupon === null) throw new Refusal("coupon_unavailable");
  return coupon;
}

function refuseField(): never {
  const field = { field: "coupon_id", code: "coupon_unavailable", message: UNUSABLE };
  throw new Refusal("validation_failed", { fields: [field] });
}
