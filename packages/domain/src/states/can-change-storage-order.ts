import type { StorageLegs } from "../storage-order/storage-order-legs.ts";
import { findTransition } from "./can-transition.ts";
import type { Actor } from "./state-machine.ts";
import { storageOrderStatus, type StorageOrderStatus } from "./storage-order-status.ts";

/** A requested change of a storage order's state. */
export interface StorageOrderChange {
  readonly from: StorageOrderStatus;
  readonly to: StorageOrderStatus;
  readonly actor: Actor;
  readonly legs: StorageLegs;
}

/** Whether the table allows the change, for the legs of the order. */
export function canChangeStorageOrder({ from, to, actor, legs }: StorageOrderChange): boolean {
  const transition = findTransition(storageOrderStatus, from, to, actor);
  if (transition === undefined) return false;
  return transition.legs === undefined || transition.legs.includes(legs);
}
