import type { StateMachine } from "./state-machine.ts";

/** State of an invoice to a company. */
export type CompanyInvoiceStatus = "ISSUED" | "OVERDUE" | "PAID" | "CANCEL";

/** States of a company invoice with labels, badges and transitions. */
export const companyInvoiceStatus: StateMachine<CompanyInvoiceStatus> = {
  initial: "ISSUED",
  states: {
    ISSUED: { label: "결제 대기", badge: "warning", step: null },
    OVERDUE: { label: "기한 지남", badge: "warning", step: null },
    PAID: { label: "결제 완료", badge: "success", step: null },
    CANCEL: { label: "취소", badge: "disabled", step: null },
  },
  transitions: [
    { from: "ISSUED", to: "OVERDUE", by: ["SYSTEM"] },
    { from: "ISSUED", to: "PAID", by: ["SYSTEM"] },
    { from: "OVERDUE", to: "PAID", by: ["SYSTEM"] },
    // The provider or a card company took the money back.
    { from: "PAID", to: "ISSUED", by: ["SYSTEM"] },
    { from: "ISSUED", to: "CANCEL", by: ["OPERATOR"] },
    { from: "OVERDUE", to: "CANCEL", by: ["OPERATOR"] },
    { from: "PAID", to: "CANCEL", by: ["OPERATOR"] },
  ],
};
