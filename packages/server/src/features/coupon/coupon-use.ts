import type { CouponType } from "../../db/shared-tables.ts";
import type { PaidSubject } from "../../db/subject-tables.ts";

/** The coupon that a subject is paid with, and what it has to be for. */
export interface CouponUse {
  /** None when nothing was chosen. */
  readonly couponId: string | null | undefined;
  readonly userId: string | null;
  readonly type: CouponType;
  readonly subject: PaidSubject;
}
