import {
  brand,
  storageOrderEvent,
  storageOrderKind,
  storageOrderLegs,
  storageOrderView,
  type StorageLegs,
  type StorageOrderGroup,
  type StorageOrderView,
} from "@damadum/domain";
import type { StorageOrder, StorageOrderSummary } from "@damadum/sdk";
import { paths } from "../paths.ts";
import type { CalendarVisit } from "./calendar-file.ts";

type StorageOrderFacts = Pick<
  StorageOrderSummary,
  "type" | "status" | "actions" | "delivery" | "collection" | "box_count" | "scope"
>;

/** Whether an order is the first one of its boxes, which began the contract that they are stored under. */
export function isFirstOrder({ type }: Pick<StorageOrderSummary, "type">): boolean {
  return type === "FIRST_TIME_ORDER";
}

/** The payment page of an order: first orders have their own, with the consent to monthly charges. */
export function storagePaymentHref(order: Pick<StorageOrderSummary, "type" | "serial">): string {
  const page = isFirstOrder(order) ? paths.storagePayment : paths.storageOrderPayment;
  return page.getHref(order.serial);
}

/** The state of a storage order as its member sees it. */
export function storageViewOf(order: StorageOrderFacts, today: string): StorageOrderView {
  const { type, status, actions, delivery, collection, box_count: boxCount, scope } = order;
  const shared = { type, status, actions, legs: legsOf(order), delivery, collection };
  return storageOrderView({ ...shared, boxCount, scope, today });
}

/** What happened to an order when it came into a state. */
export function storageEventOf(order: StorageOrderFacts, to: StorageOrderFacts["status"]): string {
  return storageOrderEvent(to, storageOrderKind({ ...order, legs: legsOf(order) }));
}

// Empty boxes are brought exactly when a first order has a delivery.
function legsOf({ type, delivery, collection }: StorageOrderFacts): StorageLegs {
  return storageOrderLegs(type, { useBoxes: delivery !== null, collection: collection !== null });
}

/** Where a member finds an order in lists: whatever is due now, extra payments included, comes first. */
export function storageGroupOf(order: StorageOrderSummary, today: string): StorageOrderGroup {
  return order.due_amount > 0 ? "NEEDS_PAYMENT" : storageViewOf(order, today).group;
}

/** What the total of an order covers, if its later months are charged separately. */
export function totalForOf({ amount }: Pick<StorageOrder, "amount">): string | undefined {
  return amount.monthly_amount > 0 ? "첫 결제" : undefined;
}

/** Our visits from a day on, in order, as calendar entries. */
export function storageVisitsOf(order: StorageOrder, today: string): readonly CalendarVisit[] {
  const place = order.place?.address ?? "";
  const visits = [
    ...(order.delivery ? [{ title: `${brand.name} 박스 받기`, ...order.delivery, place }] : []),
    ...(order.collection ? [{ title: `${brand.name} 박스 수거`, ...order.collection, place }] : []),
  ];
  return visits.filter(({ date }) => date >= today);
}
