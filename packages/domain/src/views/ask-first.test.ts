import { expect, it } from "vitest";
import { storageOrderFacts as facts } from "../testing/storage-order-facts.ts";
import { storageOrderView } from "./storage-order-view.ts";

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
