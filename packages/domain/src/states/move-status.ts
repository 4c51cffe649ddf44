import type { StateMachine } from "./state-machine.ts";

/** State of a moving estimate and of the order that it becomes (spec section 4, QUOTED is ours). */
export type MoveStatus =
  | "QUOTED"
  | "WAIT"
  | "PAYMENT"
  | "CONFIRM"
  | "BOX_DEL_BEFORE"
  | "BOX_DEL_COMPLETE"
  | "WORKING"
  | "WORKING_COMPLETE"
  | "BOX_COL_REQUEST"
  | "COMPLETE"
  | "CANCEL";

/** States of a move with labels, badges, delivery steps and transitions (spec section 4). */
export const moveStatus: StateMachine<MoveStatus> = {
  initial: "QUOTED",
  states: {
    QUOTED: { label: "결제 전", badge: "neutral", step: null },
    WAIT: { label: "결제 실패", badge: "warning", step: null },
    PAYMENT: { label: "박스 준비 중", badge: "info", step: 1 },
    CONFIRM: { label: "박스 준비 중", badge: "info", step: 1 },
    BOX_DEL_BEFORE: { label: "박스 준비 중", badge: "info", step: 1 },
    BOX_DEL_COMPLETE: { label: "박스 배송 완료", badge: "success", step: 3 },
    WORKING: { label: "배송 중", badge: "info", step: 3 },
    WORKING_COMPLETE: { label: "수거 대기", badge: "info", step: 3 },
    BOX_COL_REQUEST: { label: "수거 대기", badge: "info", step: 4 },
    COMPLETE: { label: "완료", badge: "primary", step: 5 },
    CANCEL: { label: "취소", badge: "disabled", step: null },
  },
  transitions: [
    { from: "QUOTED", to: "PAYMENT", by: ["SYSTEM"] },
    { from: "QUOTED", to: "WAIT", by: ["SYSTEM"] },
    { from: "WAIT", to: "PAYMENT", by: ["SYSTEM"] },
    { from: "PAYMENT", to: "CONFIRM", by: ["OPERATOR"] },
    { from: "CONFIRM", to: "BOX_DEL_BEFORE", by: ["OPERATOR"], boxes: "WITH" },
    { from: "CONFIRM", to: "WORKING", by: ["OPERATOR"], boxes: "WITHOUT" },
    { from: "BOX_DEL_BEFORE", to: "BOX_DEL_COMPLETE", by: ["OPERATOR"], boxes: "WITH" },
    { from: "BOX_DEL_COMPLETE", to: "WORKING", by: ["OPERATOR"], boxes: "WITH" },
    { from: "WORKING", to: "WORKING_COMPLETE", by: ["OPERATOR"] },
    { from: "WORKING_COMPLETE", to: "BOX_COL_REQUEST", by: ["MEMBER", "OPERATOR"], boxes: "WITH" },
    { from: "WORKING_COMPLETE", to: "COMPLETE", by: ["OPERATOR"], boxes: "WITHOUT" },
    { from: "BOX_COL_REQUEST", to: "COMPLETE", by: ["OPERATOR"], boxes: "WITH" },
    { from: "QUOTED", to: "CANCEL", by: ["MEMBER", "OPERATOR"] },
    { from: "WAIT", to: "CANCEL", by: ["MEMBER", "OPERATOR"] },
    { from: "PAYMENT", to: "CANCEL", by: ["MEMBER", "OPERATOR"] },
    { from: "CONFIRM", to: "CANCEL", by: ["MEMBER", "OPERATOR"] },
    { from: "BOX_DEL_BEFORE", to: "CANCEL", by: ["MEMBER", "OPERATOR"] },
    // The boxes at the customer's are collected afterwards.
    { from: "BOX_DEL_COMPLETE", to: "CANCEL", by: ["MEMBER", "OPERATOR"] },
  ],
};
