import { canShareDelivery, receivedDeliveryStatus, type Appointment } from "@damadum/domain";
import type { StorageOrder } from "../order-state/store.ts";
import { factsOf } from "../order-state/request-facts.ts";

/** What a member passes on; `key` is null while there is no link, `opensOn` while there is nothing to receive. */
export interface ReceiverLink {
  readonly key: string | null;
  readonly opensOn: string | null;
}

/** The day on which a link to the order opens; null when its delivery is over, unpaid or not requested. */
export function openingDayOf({ status, request }: StorageOrder): string | null {
  const { delivery, legs } = factsOf(request);
  return canShareDelivery(status, legs) ? (delivery?.date ?? null) : null;
}

/** The delivery of an order as its receiver may see it; null when there is none to receive. */
export function receivedVisitOf(order: StorageOrder) {
  const { delivery, place, legs } = factsOf(order.request);
  const status = receivedDeliveryStatus(order.status, legs);
  if (status === null || delivery === null || place === null) return null;
  return { status, delivery: withoutPrice(delivery), place, boxCount: order.box_count };
}

function withoutPrice({ date, time }: Appointment): Appointment {
  return { date, time };
}
