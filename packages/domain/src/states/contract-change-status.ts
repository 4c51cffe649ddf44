import type { StateMachine } from "./state-machine.ts";

/** State of a change of a storage contract: a termination, an upgrade or an extension. */
export type ContractChangeStatus = "QUOTED" | "WAIT" | "APPLIED" | "CANCEL";

/** States of a change of a contract with labels, badges and transitions. */
export const contractChangeStatus: StateMachine<ContractChangeStatus> = {
  initial: "QUOTED",
  states: {
    QUOTED: { label: "결제 전", badge: "neutral", step: null },
    WAIT: { label: "결제 실패", badge: "warning", step: null },
    APPLIED: { label: "적용됨", badge: "success", step: null },
    CANCEL: { label: "취소", badge: "disabled", step: null },
  },
  transitions: [
    { from: "QUOTED", to: "APPLIED", by: ["SYSTEM"] },
    { from: "QUOTED", to: "WAIT", by: ["SYSTEM"] },
    { from: "WAIT", to: "APPLIED", by: ["SYSTEM"] },
    { from: "QUOTED", to: "CANCEL", by: ["MEMBER", "OPERATOR", "SYSTEM"] },
    { from: "WAIT", to: "CANCEL", by: ["MEMBER", "OPERATOR", "SYSTEM"] },
  ],
};
