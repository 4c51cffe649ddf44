import type { CouponType } from "../../db/shared-tables.ts";
import type { PaidSubject } from "../../db/subject-tables.ts";

/** The coupon that a subject uses, and the type that it must have. */
export interface CouponUse {
  /** Null or undefined when no coupon was chosen. */
  readonly couponId: string | null | undefined;
  readonly userId: string | null;
  readonly type: CouponType;
  readonly subject: PaidSubject;
}
