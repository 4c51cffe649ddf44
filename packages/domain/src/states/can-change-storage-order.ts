import type { StorageLegs } from "../storage/storage-order-legs.ts";
import { findTransition } from "./can-transition.ts";
import type { Actor } from "./state-machine.ts";
import { storageOrderStatus, type StorageOrderStatus } from "./storage-order-status.ts";

/** A change of a storage order that somebody asks for. */
export interface StorageOrderChange {
  readonly from: StorageOrderStatus;
  readonly to: StorageOrderStatus;
  readonly actor: Actor;
  readonly legs: StorageLegs;
}

/** Whether a storage order may change so: the table allows it, also for the ways of its boxes. */
export function canChangeStorageOrder({ from, to, actor, legs }: StorageOrderChange): boolean {
  const transition = findTransition(storageOrderStatus, from, to, actor);
  if (transition === undefined) return false;
  return transition.legs === undefined || transition.legs.includes(legs);
}
