import {
  checkFinalDeliveryInput,
  checkStorageDeliveryInput,
  checkStorageOrderInput,
  isStorageVisitMovable,
  rescheduleStoragePrice,
  todayInSeoul,
  waivedStoragePrice,
  type FieldIssue,
  type IsoDate,
  type RescheduleAmount,
  type StorageOrderStatus,
  type StoragePrice,
  type StorageRequest,
} from "@damadum/domain";
import { throwIssues } from "../../http/field-issues.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import { requireMovableVisits } from "../../reschedule/visit-change/require-movable-visits.ts";
import { priceListOf } from "../contract-state/contract-terms-of.ts";
import { orderRefusalsOf } from "./order-refusals.ts";
import type { StorageOrder } from "./store.ts";
import { visitTimesOf, type StorageTimes } from "./request-facts.ts";

/** New times of a paid storage order, its price with them, and the amount to charge or refund. */
export interface PlannedOrder {
  readonly before: StorageTimes;
  readonly after: StorageTimes;
  readonly price: StoragePrice;
  readonly amount: RescheduleAmount;
}

const visits = ["delivery", "collection"] as const;
const actionOf = { delivery: "RESCHEDULE_DELIVERY", collection: "RESCHEDULE_COLLECTION" } as const;

/**
 * Plans a paid storage order at new times. Throws when it has no such visit or the visit is over, when the rules for
 * new orders forbid the days, when it ends storage and is not free (its price counts the days until then) and, for a
 * member, when the crew is already planned.
 */
export function planOrderReschedule(
  order: StorageOrder,
  times: StorageTimes,
  rules: {
    readonly now: Date;
    /** What is paid of its price, in won. */
    readonly paidAmount: number;
    readonly actor: "MEMBER" | "OPERATOR";
    /** An operator waives the difference, so that the order's price stays. */
    readonly isFree?: boolean;
  },
): PlannedOrder {
  const { now, paidAmount, actor, isFree = false } = rules;
  const before = visitTimesOf(order.request);
  const refusals = orderRefusalsOf(order, { now });
  for (const visit of visits) {
    if (times[visit] === undefined) continue;
    if (actor === "MEMBER") requireOpen(refusals[actionOf[visit]]);
    const isThere = before[visit] !== undefined && isStorageVisitMovable(visit, order.status);
    if (!isThere) throw new ProblemError("state_conflict", { about: "visit" });
  }
  if (!isFree && order.type.startsWith("FINAL")) {
    throw new ProblemError("state_conflict", { about: "visit" });
  }
  const after = { ...before, ...times };
  const today = todayInSeoul(now);
  throwIssues(issuesOf(withVisits(order.request, after), { status: order.status, today }));
  if (actor === "MEMBER") requireMovableVisits(before, after, now);
  const days = { from: daysOf(before), to: daysOf(after) };
  const { price, amount } = rescheduleStoragePrice({
    from: days.from,
    to: isFree ? days.from : days.to,
    price: order.price,
    priceList: priceListOf(order),
    paidAmount,
    today,
  });
  return { before, after, amount, price: isFree ? waivedStoragePrice(price, days) : price };
}

export function withVisits(request: StorageRequest, times: StorageTimes): StorageRequest {
  switch (request.type) {
    case "FIRST_TIME_ORDER":
      return { ...request, draft: { ...request.draft, ...times } };
    case "DELIVERY_REQUEST_ORDER":
      return { ...request, draft: { ...request.draft, ...times } };
    case "FINAL_AND_DELIVERY_ORDER":
      return { ...request, draft: { ...request.draft, ...times } };
    case "FINAL_AND_DISPOSAL_ORDER":
      return request;
  }
}

function daysOf({ delivery, collection }: StorageTimes) {
  return [
    ...(delivery === undefined ? [] : [{ code: "DELIVERY" as const, date: delivery.date }]),
    ...(collection === undefined ? [] : [{ code: "COLLECTION" as const, date: collection.date }]),
  ];
}

/** Issues that the rules for new orders find in visits still to come. */
function issuesOf(
  request: StorageRequest,
  { status, today }: { readonly status: StorageOrderStatus; readonly today: IsoDate },
): readonly FieldIssue[] {
  return rulesOf(request, today).filter(
    ({ path: [leg] }) =>
      (leg === "delivery" || leg === "collection") && isStorageVisitMovable(leg, status),
  );
}

function rulesOf(request: StorageRequest, today: IsoDate): readonly FieldIssue[] {
  switch (request.type) {
    case "FIRST_TIME_ORDER":
      return checkStorageOrderInput(request.draft, today);
    case "DELIVERY_REQUEST_ORDER":
      return checkStorageDeliveryInput(request.draft, today);
    case "FINAL_AND_DELIVERY_ORDER":
      return checkFinalDeliveryInput(request.draft, today);
    case "FINAL_AND_DISPOSAL_ORDER":
      return [];
  }
}
