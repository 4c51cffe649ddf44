import {
  storageOrderLegs,
  type Appointment,
  type FinalScope,
  type OrderPaymentType,
  type StorageLegs,
  type StoragePlace,
  type StorageRequest,
} from "@damadum/domain";
import type { VisitTimes } from "../../db/subject-tables.ts";

/** The fields that types of orders share; null when a type does not have one. */
export interface RequestFacts {
  readonly place: StoragePlace | null;
  readonly delivery: Appointment | null;
  readonly collection: Appointment | null;
  readonly helperCount: number;
  readonly memo: string | null;
  /** Which boxes of its storage it ends; null when it ends none. */
  readonly scope: FinalScope | null;
  readonly legs: StorageLegs;
}

/** Reads the shared fields of a request. */
export function factsOf({ type, draft }: StorageRequest): RequestFacts {
  const collection = ("collection" in draft ? draft.collection : undefined) ?? null;
  return {
    place: "place" in draft ? draft.place : null,
    delivery: ("delivery" in draft ? draft.delivery : undefined) ?? null,
    collection,
    helperCount: ("helperCount" in draft ? draft.helperCount : undefined) ?? 0,
    memo: draft.memo ?? null,
    scope: "scope" in draft ? draft.scope : null,
    legs: storageOrderLegs(type, {
      useBoxes: "useBoxes" in draft && draft.useBoxes,
      collection: collection !== null,
    }),
  };
}

/** Whether the order's storage is paid in full or by the month; only a first order can be by the month. */
export function paymentTypeOf({ type, draft }: StorageRequest): OrderPaymentType {
  return type === "FIRST_TIME_ORDER" ? draft.paymentType : "NORMAL";
}

/** The visits at the customer's place, earliest first. */
export function visitsOf(request: StorageRequest) {
  const { delivery, collection } = factsOf(request);
  return [
    ...(delivery === null
      ? []
      : [{ leg: "DELIVERY" as const, day: delivery.date, time: delivery.time }]),
    ...(collection === null
      ? []
      : [{ leg: "COLLECTION" as const, day: collection.date, time: collection.time }]),
  ];
}

export type StorageTimes = Pick<VisitTimes, "delivery" | "collection">;

export function visitTimesOf(request: StorageRequest): StorageTimes {
  const { delivery, collection } = factsOf(request);
  return {
    ...(delivery === null ? {} : { delivery }),
    ...(collection === null ? {} : { collection }),
  };
}
