import type { StateMachine } from "./state-machine.ts";

/** State of one box. It goes through several orders, so it has no delivery step of its own. */
export type BoxStatus =
  | "READY"
  | "DELIVERING"
  | "PACKING"
  | "COLLECTING"
  | "STORED"
  | "RETURN_READY"
  | "RETURNING"
  | "RETURNED"
  | "ENDED"
  | "DISPOSAL_READY"
  | "DISPOSED"
  | "LOST"
  | "DAMAGED"
  | "CANCEL";

/** States of a box with labels, badges and transitions. */
export const boxStatus: StateMachine<BoxStatus> = {
  initial: "READY",
  states: {
    READY: { label: "준비 중", badge: "neutral", step: null },
    DELIVERING: { label: "빈 박스 배송 중", badge: "info", step: null },
    PACKING: { label: "담는 중", badge: "info", step: null },
    COLLECTING: { label: "수거 중", badge: "info", step: null },
    STORED: { label: "보관 중", badge: "success", step: null },
    RETURN_READY: { label: "배송 준비 중", badge: "info", step: null },
    RETURNING: { label: "배송 중", badge: "info", step: null },
    RETURNED: { label: "찾아간 박스", badge: "neutral", step: null },
    ENDED: { label: "보관 종료", badge: "primary", step: null },
    DISPOSAL_READY: { label: "폐기 대기", badge: "warning", step: null },
    DISPOSED: { label: "폐기 완료", badge: "disabled", step: null },
    LOST: { label: "분실", badge: "warning", step: null },
    DAMAGED: { label: "파손", badge: "warning", step: null },
    CANCEL: { label: "취소", badge: "disabled", step: null },
  },
  transitions: [
    { from: "READY", to: "DELIVERING", by: ["OPERATOR", "SYSTEM"] },
    { from: "DELIVERING", to: "PACKING", by: ["OPERATOR", "SYSTEM"] },
    { from: "READY", to: "COLLECTING", by: ["OPERATOR", "SYSTEM"] },
    { from: "PACKING", to: "COLLECTING", by: ["OPERATOR", "SYSTEM"] },
    { from: "COLLECTING", to: "STORED", by: ["OPERATOR", "SYSTEM"] },
    { from: "STORED", to: "RETURN_READY", by: ["SYSTEM"] },
    { from: "RETURN_READY", to: "STORED", by: ["SYSTEM"] },
    { from: "RETURN_READY", to: "RETURNING", by: ["OPERATOR", "SYSTEM"] },
    { from: "RETURNING", to: "RETURNED", by: ["OPERATOR", "SYSTEM"] },
    { from: "RETURNING", to: "ENDED", by: ["OPERATOR", "SYSTEM"] },
    { from: "RETURNED", to: "COLLECTING", by: ["OPERATOR", "SYSTEM"] },
    { from: "RETURNED", to: "ENDED", by: ["SYSTEM"] },
    { from: "STORED", to: "DISPOSAL_READY", by: ["SYSTEM"] },
    { from: "DISPOSAL_READY", to: "STORED", by: ["SYSTEM"] },
    { from: "DISPOSAL_READY", to: "DISPOSED", by: ["OPERATOR"] },
    { from: "READY", to: "CANCEL", by: ["MEMBER", "OPERATOR", "SYSTEM"] },
    // Not handed over at its collection: never stored, or still with its owner.
    { from: "COLLECTING", to: "CANCEL", by: ["OPERATOR"] },
    { from: "COLLECTING", to: "RETURNED", by: ["OPERATOR"] },
    // Missing or found damaged in the warehouse.
    { from: "STORED", to: "LOST", by: ["OPERATOR"] },
    { from: "RETURN_READY", to: "LOST", by: ["OPERATOR"] },
    { from: "DISPOSAL_READY", to: "LOST", by: ["OPERATOR"] },
    { from: "STORED", to: "DAMAGED", by: ["OPERATOR"] },
    { from: "RETURN_READY", to: "DAMAGED", by: ["OPERATOR"] },
    // Its remains, or a box that was found again, are handed back or disposed of as the owner decides.
    { from: "LOST", to: "ENDED", by: ["OPERATOR"] },
    { from: "DAMAGED", to: "ENDED", by: ["OPERATOR"] },
    { from: "DAMAGED", to: "DISPOSED", by: ["OPERATOR"] },
  ],
};
