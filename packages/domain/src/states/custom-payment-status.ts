import type { StateMachine } from "./state-machine.ts";

/** State of a payment that an operator requests by a link. */
export type CustomPaymentStatus =
  | "QUOTED"
  | "WAIT"
  | "PAYMENT"
  | "DECLINED"
  | "EXPIRED"
  | "CANCEL"
  | "REFUNDED";

/** States of a custom payment; MEMBER is anyone who has the link. */
export const customPaymentStatus: StateMachine<CustomPaymentStatus> = {
  initial: "QUOTED",
  states: {
    QUOTED: { label: "결제 전", badge: "neutral", step: null },
    WAIT: { label: "결제 실패", badge: "warning", step: null },
    PAYMENT: { label: "결제 완료", badge: "success", step: null },
    DECLINED: { label: "거절", badge: "disabled", step: null },
    EXPIRED: { label: "기한 지남", badge: "disabled", step: null },
    CANCEL: { label: "취소", badge: "disabled", step: null },
    REFUNDED: { label: "환불 완료", badge: "disabled", step: null },
  },
  transitions: [
    { from: "QUOTED", to: "WAIT", by: ["SYSTEM"] },
    { from: "QUOTED", to: "PAYMENT", by: ["SYSTEM"] },
    { from: "WAIT", to: "PAYMENT", by: ["SYSTEM"] },
    { from: "QUOTED", to: "EXPIRED", by: ["SYSTEM"] },
    { from: "WAIT", to: "EXPIRED", by: ["SYSTEM"] },
    { from: "QUOTED", to: "DECLINED", by: ["MEMBER"] },
    { from: "WAIT", to: "DECLINED", by: ["MEMBER"] },
    // The system withdraws a link for a balance that was paid in another way.
    { from: "QUOTED", to: "CANCEL", by: ["OPERATOR", "SYSTEM"] },
    { from: "WAIT", to: "CANCEL", by: ["OPERATOR", "SYSTEM"] },
    // The provider or a card company took the money back.
    { from: "PAYMENT", to: "QUOTED", by: ["SYSTEM"] },
    { from: "PAYMENT", to: "REFUNDED", by: ["OPERATOR", "SYSTEM"] },
    // What was given back is still owed.
    { from: "REFUNDED", to: "QUOTED", by: ["SYSTEM"] },
    // An operator asks again for what was declined or ran out.
    { from: "DECLINED", to: "QUOTED", by: ["OPERATOR"] },
    { from: "EXPIRED", to: "QUOTED", by: ["OPERATOR"] },
  ],
};
