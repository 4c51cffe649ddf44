import type { StateMachine } from "./state-machine.ts";

/** State of work for a company (spec section 4). WAIT is not the WAIT of a move. */
export type CompanyWorkStatus =
  | "WAIT"
  | "CONFIRM"
  | "INVOICE_COMPLETE"
  | "PAYMENT"
  | "COMPLETE"
  | "CANCEL";

/** States of company work with labels, badges and transitions (spec section 4). */
export const companyWorkStatus: StateMachine<CompanyWorkStatus> = {
  initial: "WAIT",
  states: {
    WAIT: { label: "관리자 확인 대기", badge: "neutral", step: null },
    CONFIRM: { label: "확인 완료·진행 중", badge: "info", step: null },
    INVOICE_COMPLETE: { label: "결제 대기", badge: "warning", step: null },
    PAYMENT: { label: "결제 완료", badge: "success", step: null },
    COMPLETE: { label: "종료", badge: "primary", step: null },
    CANCEL: { label: "취소", badge: "disabled", step: null },
  },
  transitions: [
    { from: "WAIT", to: "CONFIRM", by: ["OPERATOR"] },
    { from: "CONFIRM", to: "INVOICE_COMPLETE", by: ["OPERATOR"] },
    { from: "INVOICE_COMPLETE", to: "PAYMENT", by: ["SYSTEM"] },
    // The provider or a card company took the money back.
    { from: "PAYMENT", to: "INVOICE_COMPLETE", by: ["SYSTEM"] },
    { from: "PAYMENT", to: "COMPLETE", by: ["OPERATOR"] },
    // Its invoice was cancelled, so that the next one contains it.
    { from: "INVOICE_COMPLETE", to: "CONFIRM", by: ["SYSTEM"] },
    { from: "PAYMENT", to: "CONFIRM", by: ["SYSTEM"] },
    { from: "COMPLETE", to: "CONFIRM", by: ["SYSTEM"] },
    { from: "WAIT", to: "CANCEL", by: ["COMPANY", "OPERATOR"] },
    { from: "CONFIRM", to: "CANCEL", by: ["OPERATOR"] },
  ],
};
