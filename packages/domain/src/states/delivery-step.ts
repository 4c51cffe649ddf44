import type { StateMachine } from "./state-machine.ts";

/** The delivery steps in their order (spec section 4). */
export const deliverySteps = [
  "BEFORE_DELIVERY",
  "DELIVERING",
  "BEFORE_COLLECTION",
  "COLLECTING",
  "COMPLETE",
] as const;

/** How far boxes are on their way to a customer and back. */
export type DeliveryStep = (typeof deliverySteps)[number];

/** The five delivery steps with their numbers, labels and transitions (spec section 4). */
export const deliveryStep: StateMachine<DeliveryStep> = {
  initial: "BEFORE_DELIVERY",
  states: {
    BEFORE_DELIVERY: { label: "박스 준비", badge: "neutral", step: 1 },
    DELIVERING: { label: "배송 중", badge: "info", step: 2 },
    BEFORE_COLLECTION: { label: "배송 완료", badge: "success", step: 3 },
    COLLECTING: { label: "수거 중", badge: "info", step: 4 },
    COMPLETE: { label: "수거 완료", badge: "primary", step: 5 },
  },
  transitions: [
    { from: "BEFORE_DELIVERY", to: "DELIVERING", by: ["OPERATOR"] },
    { from: "DELIVERING", to: "BEFORE_COLLECTION", by: ["OPERATOR"] },
    { from: "BEFORE_COLLECTION", to: "COLLECTING", by: ["OPERATOR"] },
    { from: "COLLECTING", to: "COMPLETE", by: ["OPERATOR"] },
  ],
};
