import type { StateMachine } from "./state-machine.ts";

/** State of a storage order of any type. */
export type StorageOrderStatus =
  | "QUOTED"
  | "WAIT"
  | "PAYMENT"
  | "CONFIRM"
  | "DELIVERING"
  | "BEFORE_COLLECTION"
  | "COLLECTING"
  | "DISPOSING"
  | "COMPLETE"
  | "CANCEL";

/** States of a storage order; one machine for the four types, which differ in their legs. */
export const storageOrderStatus: StateMachine<StorageOrderStatus> = {
  initial: "QUOTED",
  states: {
    QUOTED: { label: "결제 전", badge: "neutral", step: null },
    WAIT: { label: "결제 실패", badge: "warning", step: null },
    PAYMENT: { label: "예약 접수", badge: "info", step: 1 },
    CONFIRM: { label: "예약 확정", badge: "info", step: 1 },
    DELIVERING: { label: "배송 중", badge: "info", step: 2 },
    BEFORE_COLLECTION: { label: "배송 완료", badge: "success", step: 3 },
    COLLECTING: { label: "수거 중", badge: "info", step: 4 },
    DISPOSING: { label: "폐기 중", badge: "info", step: null },
    COMPLETE: { label: "완료", badge: "primary", step: 5 },
    CANCEL: { label: "취소", badge: "disabled", step: null },
  },
  transitions: [
    { from: "QUOTED", to: "PAYMENT", by: ["SYSTEM"] },
    { from: "QUOTED", to: "WAIT", by: ["SYSTEM"] },
    { from: "WAIT", to: "PAYMENT", by: ["SYSTEM"] },
    { from: "PAYMENT", to: "CONFIRM", by: ["OPERATOR"] },
    {
      from: "CONFIRM",
      to: "DELIVERING",
      by: ["OPERATOR"],
      legs: ["DELIVERY_AND_COLLECTION", "DELIVERY_ONLY"],
    },
    { from: "CONFIRM", to: "COLLECTING", by: ["OPERATOR"], legs: ["COLLECTION_ONLY"] },
    { from: "CONFIRM", to: "DISPOSING", by: ["OPERATOR"], legs: ["DISPOSAL"] },
    {
      from: "DELIVERING",
      to: "BEFORE_COLLECTION",
      by: ["OPERATOR"],
      legs: ["DELIVERY_AND_COLLECTION"],
    },
    { from: "DELIVERING", to: "COMPLETE", by: ["OPERATOR"], legs: ["DELIVERY_ONLY"] },
    {
      from: "BEFORE_COLLECTION",
      to: "COLLECTING",
      by: ["OPERATOR"],
      legs: ["DELIVERY_AND_COLLECTION"],
    },
    {
      from: "COLLECTING",
      to: "COMPLETE",
      by: ["OPERATOR"],
      legs: ["DELIVERY_AND_COLLECTION", "COLLECTION_ONLY"],
    },
    { from: "DISPOSING", to: "COMPLETE", by: ["OPERATOR"], legs: ["DISPOSAL"] },
    { from: "QUOTED", to: "CANCEL", by: ["MEMBER", "OPERATOR", "SYSTEM"] },
    { from: "WAIT", to: "CANCEL", by: ["MEMBER", "OPERATOR", "SYSTEM"] },
    { from: "PAYMENT", to: "CANCEL", by: ["MEMBER", "OPERATOR"] },
    { from: "CONFIRM", to: "CANCEL", by: ["MEMBER", "OPERATOR"] },
  ],
};
