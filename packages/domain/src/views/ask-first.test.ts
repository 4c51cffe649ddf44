import { expect, it } from "vitest";
import { storageOrderView, type StorageOrderFacts } from "./storage-order-view.ts";

const facts: Omit<StorageOrderFacts, "status"> = {
  type: "FIRST_TIME_ORDER",
  legs: "DELIVERY_AND_COLLECTION",
  delivery: { date: "2026-12-08", time: "09:00" },
  collection: { date: "2026-12-15", time: "13:00" },
  boxCount: 10,
  scope: null,
  dueAmount: 0,
  actions: [],
  today: "2026-12-01",
};

it.each([
  ["QUOTED", null],
  ["CONFIRM", "ADD_TO_CALENDAR"],
  ["DELIVERING", "CALL"],
  ["BEFORE_COLLECTION", "WRITE_CONTENTS"],
  ["COMPLETE", "SEE_BOXES"],
  ["CANCEL", "NEW_ORDER"],
] as const)("askFirst keeps beside the payment what comes next in %s: %s", (status, beside) => {
  expect(storageOrderView({ ...facts, status }).beside).toBeNull();
  expect(storageOrderView({ ...facts, status, dueAmount: 11_000 }).beside).toBe(beside);
});
