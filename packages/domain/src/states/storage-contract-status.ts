import type { StateMachine } from "./state-machine.ts";

/** State of a storage contract. */
export type StorageContractStatus =
  | "WAITING"
  | "ACTIVE"
  | "UNPAID"
  | "ENDING"
  | "EXPIRED"
  | "ENDED"
  | "CANCEL";

/** States of a storage contract with labels, badges and transitions. */
export const storageContractStatus: StateMachine<StorageContractStatus> = {
  initial: "WAITING",
  states: {
    WAITING: { label: "보관 전", badge: "neutral", step: null },
    ACTIVE: { label: "보관 중", badge: "success", step: null },
    UNPAID: { label: "결제 실패", badge: "warning", step: null },
    ENDING: { label: "해지 예정", badge: "warning", step: null },
    EXPIRED: { label: "기간 지남", badge: "warning", step: null },
    ENDED: { label: "종료", badge: "primary", step: null },
    CANCEL: { label: "취소", badge: "disabled", step: null },
  },
  transitions: [
    { from: "WAITING", to: "ACTIVE", by: ["SYSTEM"] },
    { from: "WAITING", to: "CANCEL", by: ["SYSTEM"] },
    { from: "ACTIVE", to: "UNPAID", by: ["SYSTEM"] },
    { from: "UNPAID", to: "ACTIVE", by: ["SYSTEM"] },
    { from: "ACTIVE", to: "ENDING", by: ["MEMBER", "OPERATOR"] },
    { from: "UNPAID", to: "ENDING", by: ["MEMBER", "OPERATOR"] },
    { from: "ENDING", to: "ACTIVE", by: ["SYSTEM"] },
    { from: "ACTIVE", to: "EXPIRED", by: ["SYSTEM"] },
    { from: "ENDING", to: "EXPIRED", by: ["SYSTEM"] },
    { from: "EXPIRED", to: "ACTIVE", by: ["SYSTEM"] },
    { from: "ACTIVE", to: "ENDED", by: ["SYSTEM"] },
    { from: "UNPAID", to: "EXPIRED", by: ["SYSTEM"] },
    { from: "UNPAID", to: "ENDED", by: ["SYSTEM"] },
    { from: "ENDING", to: "ENDED", by: ["SYSTEM"] },
    { from: "EXPIRED", to: "ENDED", by: ["SYSTEM"] },
  ],
};
