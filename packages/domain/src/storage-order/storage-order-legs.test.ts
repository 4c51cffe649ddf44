import { expect, it } from "vitest";
import { storageOrderLegs } from "./storage-order-legs.ts";

it.each([
  ["FIRST_TIME_ORDER", true, false, "DELIVERY_AND_COLLECTION"],
  ["FIRST_TIME_ORDER", true, true, "DELIVERY_AND_COLLECTION"],
  ["FIRST_TIME_ORDER", false, true, "COLLECTION_ONLY"],
  ["DELIVERY_REQUEST_ORDER", false, true, "DELIVERY_AND_COLLECTION"],
  ["DELIVERY_REQUEST_ORDER", true, false, "DELIVERY_ONLY"],
  ["FINAL_AND_DELIVERY_ORDER", true, true, "DELIVERY_ONLY"],
  ["FINAL_AND_DISPOSAL_ORDER", true, true, "DISPOSAL"],
] as const)(
  "storageOrderLegs of %s, our boxes %s, collection %s is %s",
  (type, useBoxes, collection, legs) => {
    expect(storageOrderLegs(type, { useBoxes, collection })).toBe(legs);
  },
);
