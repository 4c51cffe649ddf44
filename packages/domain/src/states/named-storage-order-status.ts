import { storageOrderKind, storageOrderRows } from "./storage-order-rows.ts";
import { storageOrderStatus } from "./storage-order-status.ts";

/**
 * The states of a storage order by the words that its member reads, for those who talk with the member: what is
 * complete was collected, brought or disposed of.
 */
export function namedStorageOrderStatus(order: Parameters<typeof storageOrderKind>[0]) {
  return { ...storageOrderStatus, states: storageOrderRows[storageOrderKind(order)] };
}
