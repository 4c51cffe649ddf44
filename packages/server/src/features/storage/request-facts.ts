import {
  storageOrderLegs,
  type Appointment,
  type FinalScope,
  type StorageLegs,
  type StoragePlace,
  type StorageRequest,
} from "@damadum/domain";

/** What every type of order is asked about, where it has it. */
export interface RequestFacts {
  readonly place: StoragePlace | null;
  readonly delivery: Appointment | null;
  readonly collection: Appointment | null;
  readonly helperCount: number;
  readonly memo: string | null;
  /** Which boxes of its storage it ends; null where it ends none. */
  readonly scope: FinalScope | null;
  readonly legs: StorageLegs;
}

/** Reads what all types have in common out of one request. */
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

/** The visits at the customer's place, the first one first. */
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
