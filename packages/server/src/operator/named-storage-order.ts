import { namedStorageOrderStatus, type StorageRequest } from "@damadum/domain";
import { factsOf } from "../storage/order-state/request-facts.ts";

/** The states of a stored order by the words that its member reads. */
export function namedStorageOrder(request: StorageRequest) {
  return namedStorageOrderStatus({ type: request.type, ...factsOf(request) });
}
