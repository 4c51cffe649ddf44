import type { StateMachine } from "../states/state-machine.ts";

/** State of one payment at the provider. */
export type PaymentStatus = "READY" | "PAID" | "FAILED" | "REFUNDED";

/** States of a payment with labels, badges and transitions; REFUNDED means refunded in full. */
export const paymentStatus: StateMachine<PaymentStatus> = {
  initial: "READY",
  states: {
    READY: { label: "결제 확인 중", badge: "neutral", step: null },
    PAID: { label: "결제 완료", badge: "success", step: null },
    FAILED: { label: "결제 실패", badge: "warning", step: null },
    REFUNDED: { label: "환불 완료", badge: "disabled", step: null },
  },
  transitions: [
    { from: "READY", to: "PAID", by: ["SYSTEM"] },
    { from: "READY", to: "FAILED", by: ["SYSTEM"] },
    // The provider allows a failed payment to be retried under the same number.
    { from: "FAILED", to: "PAID", by: ["SYSTEM"] },
    // Money that arrives for a lost slot or with a wrong amount is refunded immediately.
    { from: "READY", to: "REFUNDED", by: ["SYSTEM"] },
    { from: "PAID", to: "REFUNDED", by: ["SYSTEM"] },
  ],
};
