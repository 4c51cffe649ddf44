import { storageOrderRefusals, type BoxStatus } from "@damadum/domain";
import type { StorageOrder } from "./store.ts";
import { factsOf, visitTimesOf } from "./request-facts.ts";

/** Which actions of its member an order refuses now, and why. */
export function orderRefusalsOf(
  order: Pick<StorageOrder, "type" | "status" | "request" | "valid_until">,
  {
    now,
    boxes = [],
  }: { readonly now: Date; readonly boxes?: readonly { readonly status: BoxStatus }[] },
) {
  return storageOrderRefusals({
    type: order.type,
    status: order.status,
    legs: factsOf(order.request).legs,
    visits: visitTimesOf(order.request),
    boxes: boxes.map(({ status }) => status),
    validUntil: order.valid_until,
    now,
  });
}
