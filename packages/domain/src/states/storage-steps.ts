import type { StorageLegs } from "../storage-order/storage-order-legs.ts";
import { deliveryStep } from "./delivery-step.ts";

const { BEFORE_DELIVERY, DELIVERING, BEFORE_COLLECTION, COLLECTING, COMPLETE } =
  deliveryStep.states;

/** The steps of storage orders: the delivery steps of spec section 4, and those that it does not know. */
export const storageSteps = {
  BEFORE_DELIVERY: BEFORE_DELIVERY.label,
  DELIVERING: DELIVERING.label,
  BEFORE_COLLECTION: BEFORE_COLLECTION.label,
  COLLECTION_BOOKED: "수거 예약",
  COLLECTING: COLLECTING.label,
  COMPLETE: COMPLETE.label,
  DISPOSAL_BOOKED: "폐기 예약",
  DISPOSING: "폐기 중",
  DISPOSED: "폐기 완료",
} as const;

/** One step of a storage order. */
export type StorageStep = keyof typeof storageSteps;

/** The steps that an order goes through. */
export const stepsOfLegs: Readonly<Record<StorageLegs, readonly StorageStep[]>> = {
  DELIVERY_AND_COLLECTION: [
    "BEFORE_DELIVERY",
    "DELIVERING",
    "BEFORE_COLLECTION",
    "COLLECTING",
    "COMPLETE",
  ],
  COLLECTION_ONLY: ["COLLECTION_BOOKED", "COLLECTING", "COMPLETE"],
  DELIVERY_ONLY: ["BEFORE_DELIVERY", "DELIVERING", "BEFORE_COLLECTION"],
  DISPOSAL: ["DISPOSAL_BOOKED", "DISPOSING", "DISPOSED"],
};
