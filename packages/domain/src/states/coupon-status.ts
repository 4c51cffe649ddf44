import type { StateMachine } from "./state-machine.ts";

/** State of one coupon of a member. */
export type CouponStatus = "AVAILABLE" | "HELD" | "USED" | "EXPIRED";

/** States of a coupon: a prepared payment holds it, received money uses it. */
export const couponStatus: StateMachine<CouponStatus> = {
  initial: "AVAILABLE",
  states: {
    AVAILABLE: { label: "사용 가능", badge: "success", step: null },
    HELD: { label: "결제 중", badge: "info", step: null },
    USED: { label: "사용 완료", badge: "disabled", step: null },
    EXPIRED: { label: "기한 지남", badge: "disabled", step: null },
  },
  transitions: [
    { from: "AVAILABLE", to: "HELD", by: ["SYSTEM"] },
    { from: "HELD", to: "AVAILABLE", by: ["SYSTEM"] },
    { from: "HELD", to: "USED", by: ["SYSTEM"] },
    // The hold expired, or nothing was left to pay.
    { from: "AVAILABLE", to: "USED", by: ["SYSTEM"] },
    { from: "AVAILABLE", to: "EXPIRED", by: ["SYSTEM"] },
    // The order was cancelled and refunded in full.
    { from: "USED", to: "AVAILABLE", by: ["SYSTEM"] },
  ],
};
