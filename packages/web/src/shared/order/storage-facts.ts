import {
  brand,
  isStorageVisitAhead,
  storageOrderEvent,
  storageOrderKind,
  storageOrderLegs,
  storageOrderView,
  type StorageLegs,
  type StorageOrderView,
} from "@damadum/domain";
import type { StorageOrder, StorageOrderSummary } from "@damadum/sdk";
import { paths } from "../paths.ts";
import type { CalendarVisit } from "./calendar-file.ts";

type StorageOrderFacts = StorageOrder | StorageOrderSummary;

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
  const dueAmount = "ledger" in order ? order.ledger.due_amount : order.due_amount;
  return storageOrderView({ ...shared, boxCount, scope, dueAmount, today });
}

/** What happened to an order when it came into a state. */
export function storageEventOf(order: StorageOrderFacts, to: StorageOrderFacts["status"]): string {
  return storageOrderEvent(to, storageOrderKind({ ...order, legs: legsOf(order) }));
}

// Empty boxes are brought exactly when a first order has a delivery.
function legsOf({ type, delivery, collection }: StorageOrderFacts): StorageLegs {
  return storageOrderLegs(type, { useBoxes: delivery !== null, collection: collection !== null });
}

/** What the total of an order covers, if its later months are charged separately. */
export function totalForOf({ amount }: Pick<StorageOrder, "amount">): string | undefined {
  return amount.monthly_amount > 0 ? "첫 결제" : undefined;
}

/** Our visits from a day on, in order, as calendar entries. */
export function storageVisitsOf(order: StorageOrder, today: string): readonly CalendarVisit[] {
  const place = order.place?.address ?? "";
  const titles = { delivery: "박스 받기", collection: "박스 수거" } as const;
  return storageVisitsAhead(order, today).map(({ visit, date, time }) => ({
    title: `${brand.name} ${titles[visit]}`,
    date,
    time,
    place,
  }));
}

/** The visits of an order that are not over, from a day on, in order. */
export function storageVisitsAhead(order: StorageOrderFacts, today: string) {
  return (["delivery", "collection"] as const).flatMap((visit) => {
    const booked = order[visit];
    const isAhead = booked !== null && isStorageVisitAhead(visit, order.status);
    return isAhead && booked.date >= today ? [{ visit, ...booked }] : [];
  });
}
