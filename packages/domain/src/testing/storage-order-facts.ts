import type { StorageOrderFacts } from "../views/storage-order-view.ts";

/** A first order of ten of our boxes, a week before its delivery. */
export const storageOrderFacts: StorageOrderFacts = {
  type: "FIRST_TIME_ORDER",
  status: "QUOTED",
  legs: "DELIVERY_AND_COLLECTION",
  delivery: { date: "2026-12-08", time: "09:00" },
  collection: { date: "2026-12-15", time: "13:00" },
  boxCount: 10,
  scope: null,
  dueAmount: 0,
  actions: [],
  today: "2026-12-01",
};
