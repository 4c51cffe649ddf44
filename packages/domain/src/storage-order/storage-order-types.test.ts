import { expect, it } from "vitest";
import { storageOrderTypes } from "./storage-order-types.ts";

it("storageOrderTypes lists the four of spec section 4", () => {
  expect(Object.keys(storageOrderTypes)).toEqual([
    "FIRST_TIME_ORDER",
    "DELIVERY_REQUEST_ORDER",
    "FINAL_AND_DELIVERY_ORDER",
    "FINAL_AND_DISPOSAL_ORDER",
  ]);
});
