import type { StorageLegs } from "../storage-order/storage-order-legs.ts";
import type { StorageOrderStatus } from "./storage-order-status.ts";

/** Progress of a delivery that another person receives. */
export type ReceivedDeliveryStatus = "READY" | "ON_THE_WAY" | "DELIVERED";

const progress: Readonly<Record<StorageOrderStatus, ReceivedDeliveryStatus | null>> = {
  QUOTED: null,
  WAIT: null,
  PAYMENT: "READY",
  CONFIRM: "READY",
  DELIVERING: "ON_THE_WAY",
  BEFORE_COLLECTION: "DELIVERED",
  COLLECTING: "DELIVERED",
  DISPOSING: null,
  COMPLETE: "DELIVERED",
  CANCEL: null,
};

/** Progress of a storage order's delivery; null when nothing is delivered or paid. */
export function receivedDeliveryStatus(
  status: StorageOrderStatus,
  legs: StorageLegs,
): ReceivedDeliveryStatus | null {
  const isBrought = legs === "DELIVERY_AND_COLLECTION" || legs === "DELIVERY_ONLY";
  return isBrought ? progress[status] : null;
}

/** Whether the member may still let another person receive the delivery. */
export function canShareDelivery(status: StorageOrderStatus, legs: StorageLegs): boolean {
  const received = receivedDeliveryStatus(status, legs);
  return received === "READY" || received === "ON_THE_WAY";
}
