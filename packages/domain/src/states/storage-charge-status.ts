import type { StateMachine } from "./state-machine.ts";

/** State of one month of a storage contract that is paid month by month. */
export type StorageChargeStatus = "OPEN" | "FAILED" | "PAID" | "SETTLED";

/** States of a month's charge; SETTLED means paid together with the end of the contract. */
export const storageChargeStatus: StateMachine<StorageChargeStatus> = {
  initial: "OPEN",
  states: {
    OPEN: { label: "결제 중", badge: "info", step: null },
    FAILED: { label: "결제 실패", badge: "warning", step: null },
    PAID: { label: "결제 완료", badge: "success", step: null },
    SETTLED: { label: "함께 결제", badge: "disabled", step: null },
  },
  transitions: [
    { from: "OPEN", to: "PAID", by: ["SYSTEM"] },
    { from: "OPEN", to: "FAILED", by: ["SYSTEM"] },
    { from: "FAILED", to: "PAID", by: ["SYSTEM"] },
    // The provider or a card company took the money back.
    { from: "PAID", to: "FAILED", by: ["SYSTEM"] },
    { from: "OPEN", to: "SETTLED", by: ["SYSTEM"] },
    { from: "FAILED", to: "SETTLED", by: ["SYSTEM"] },
  ],
};
