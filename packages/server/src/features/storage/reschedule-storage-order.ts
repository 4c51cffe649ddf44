import {
  checkFinalDeliveryInput,
  checkStorageDeliveryInput,
  checkStorageOrderInput,
  todayInSeoul,
  type Appointment,
  type FieldIssue,
  type IsoDate,
  type StorageOrderStatus,
  type StorageRequest,
} from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { refuseIssues } from "../../http/field-issues.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { remindNow } from "../reminder/remind-now.ts";
import { bookVisits } from "./book-visits.ts";
import { visitsText } from "./notice-of-order.ts";
import { lockOrderBySerial, updateOrder } from "./order-store.ts";
import { viewOrder, type StorageOrderView } from "./order-view.ts";
import { factsOf } from "./request-facts.ts";

/** The visits that are to be at another time; those left out stay. */
export interface NewVisits {
  readonly delivery?: Appointment | undefined;
  readonly collection?: Appointment | undefined;
}

/** Until when each visit can still be moved. */
const movable: Readonly<Record<keyof NewVisits, ReadonlySet<StorageOrderStatus>>> = {
  delivery: new Set(["PAYMENT", "CONFIRM"]),
  collection: new Set(["PAYMENT", "CONFIRM", "BEFORE_COLLECTION"]),
};

/**
 * Moves visits of a paid order to other times, without a fee and at the price that was paid; the member is told. Refused when the order has no
 * such visit or it has been, when a rule of new orders forbids the days, or when a start time is full.
 */
export async function rescheduleStorageOrder(
  services: Pick<Services, "db" | "clock" | "boxDeliveryCapacity">,
  { serial, visits }: { readonly serial: string; readonly visits: NewVisits },
): Promise<StorageOrderView> {
  const { db, clock } = services;
  const orderId = await inTransaction(db, async (tx) => {
    const order = await lockOrderBySerial(tx, serial);
    if (order === null) throw new Refusal("not_found");
    const facts = factsOf(order.request);
    for (const leg of ["delivery", "collection"] as const) {
      const isMoved = visits[leg] !== undefined;
      if (isMoved && (facts[leg] === null || !movable[leg].has(order.status))) {
        throw new Refusal("state_conflict");
      }
    }
    const request = withVisits(order.request, visits);
    refuseIssues(issuesOf(request, { status: order.status, today: todayInSeoul(clock()) }));
    await updateOrder(tx, order.id, { request: JSON.stringify(request) });
    await bookVisits(tx, services, { ...order, request }, null);
    const variables = { 번호: order.serial, 방문: visitsText(request) };
    const about = {
      kind: "STORAGE_CHANGED",
      subject_id: order.id,
      user_id: order.user_id,
    } as const;
    await remindNow(tx, { ...about, variables }, clock());
    return order.id;
  });
  return viewOrder(db, orderId);
}

function withVisits(request: StorageRequest, { delivery, collection }: NewVisits): StorageRequest {
  const changes = {
    ...(delivery === undefined ? {} : { delivery }),
    ...(collection === undefined ? {} : { collection }),
  };
  switch (request.type) {
    case "FIRST_TIME_ORDER":
      return { ...request, draft: { ...request.draft, ...changes } };
    case "DELIVERY_REQUEST_ORDER":
      return { ...request, draft: { ...request.draft, ...changes } };
    case "FINAL_AND_DELIVERY_ORDER":
      return { ...request, draft: { ...request.draft, ...changes } };
    case "FINAL_AND_DISPOSAL_ORDER":
      return request;
  }
}

/** What the rules of new orders say of the visits that are still to come. */
function issuesOf(
  request: StorageRequest,
  { status, today }: { readonly status: StorageOrderStatus; readonly today: IsoDate },
): readonly FieldIssue[] {
  return rulesOf(request, today).filter(
    ({ path: [leg] }) => (leg === "delivery" || leg === "collection") && movable[leg].has(status),
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
