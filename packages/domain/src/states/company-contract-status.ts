import type { StateMachine } from "./state-machine.ts";

/**
 * State of a company's storage contract. WAIT is the operator's check, as for company work; OFFERED awaits the company,
 * which alone can agree to the price.
 */
export type CompanyContractStatus = "WAIT" | "OFFERED" | "ACTIVE" | "ENDED" | "CANCEL";

/** States of a company contract with labels, badges and transitions. */
export const companyContractStatus: StateMachine<CompanyContractStatus> = {
  initial: "WAIT",
  states: {
    WAIT: { label: "확인 대기", badge: "neutral", step: null },
    OFFERED: { label: "수락 대기", badge: "warning", step: null },
    ACTIVE: { label: "계약 중", badge: "success", step: null },
    ENDED: { label: "종료", badge: "primary", step: null },
    CANCEL: { label: "취소", badge: "disabled", step: null },
  },
  transitions: [
    { from: "WAIT", to: "OFFERED", by: ["OPERATOR"] },
    { from: "OFFERED", to: "ACTIVE", by: ["COMPANY"] },
    { from: "WAIT", to: "CANCEL", by: ["COMPANY", "OPERATOR"] },
    { from: "OFFERED", to: "CANCEL", by: ["COMPANY", "OPERATOR"] },
    { from: "ACTIVE", to: "ENDED", by: ["OPERATOR", "SYSTEM"] },
  ],
};
