import type { StorageOrderType } from "./storage-order-types.ts";

/** Which trips the boxes of a storage order take. */
export type StorageLegs =
  | "DELIVERY_AND_COLLECTION"
  | "COLLECTION_ONLY"
  | "DELIVERY_ONLY"
  | "DISPOSAL";

/** What determines the legs besides the type. */
export interface StorageLegsOptions {
  /** First orders: whether our empty boxes are delivered before they are collected. */
  readonly useBoxes: boolean;
  /** Delivery requests: whether the boxes are collected again. */
  readonly collection: boolean;
}

/** The legs of a storage order. */
export function storageOrderLegs(
  type: StorageOrderType,
  { useBoxes, collection }: StorageLegsOptions,
): StorageLegs {
  if (type === "FIRST_TIME_ORDER") return useBoxes ? "DELIVERY_AND_COLLECTION" : "COLLECTION_ONLY";
  if (type === "FINAL_AND_DISPOSAL_ORDER") return "DISPOSAL";
  if (type === "FINAL_AND_DELIVERY_ORDER") return "DELIVERY_ONLY";
  return collection ? "DELIVERY_AND_COLLECTION" : "DELIVERY_ONLY";
}
