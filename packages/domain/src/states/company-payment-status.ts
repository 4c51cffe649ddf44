import type { StateMachine } from "./state-machine.ts";

/** State of a payment that is requested from a company. */
export type CompanyPaymentStatus = "WAIT" | "FAILED" | "PAID" | "REFUNDED" | "CANCEL";

/** States of a company payment with labels, badges and transitions. */
export const companyPaymentStatus: StateMachine<CompanyPaymentStatus> = {
  initial: "WAIT",
  states: {
    WAIT: { label: "결제 대기", badge: "warning", step: null },
    FAILED: { label: "결제 실패", badge: "warning", step: null },
    PAID: { label: "결제 완료", badge: "success", step: null },
    REFUNDED: { label: "환불 완료", badge: "disabled", step: null },
    CANCEL: { label: "취소", badge: "disabled", step: null },
  },
  transitions: [
    { from: "WAIT", to: "PAID", by: ["SYSTEM"] },
    { from: "WAIT", to: "FAILED", by: ["SYSTEM"] },
    { from: "FAILED", to: "PAID", by: ["SYSTEM"] },
    // The provider or a card company took the money back.
    { from: "PAID", to: "FAILED", by: ["SYSTEM"] },
    { from: "WAIT", to: "CANCEL", by: ["OPERATOR"] },
    { from: "FAILED", to: "CANCEL", by: ["OPERATOR"] },
    { from: "PAID", to: "REFUNDED", by: ["OPERATOR"] },
  ],
};
