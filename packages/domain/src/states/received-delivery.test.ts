import { describe, expect, it } from "vitest";
import { canShareDelivery, receivedDeliveryStatus } from "./received-delivery.ts";

describe("receivedDeliveryStatus", () => {
  it.each([
    ["QUOTED", null],
    ["WAIT", null],
    ["PAYMENT", "READY"],
    ["CONFIRM", "READY"],
    ["DELIVERING", "ON_THE_WAY"],
    ["BEFORE_COLLECTION", "DELIVERED"],
    ["COLLECTING", "DELIVERED"],
    ["COMPLETE", "DELIVERED"],
    ["CANCEL", null],
  ] as const)("of %s is %s", (status, expected) => {
    expect(receivedDeliveryStatus(status, "DELIVERY_AND_COLLECTION")).toBe(expected);
  });

  it.each(["COLLECTION_ONLY", "DISPOSAL"] as const)(
    "is null when nothing is delivered: %s",
    (legs) => {
      expect(receivedDeliveryStatus("CONFIRM", legs)).toBeNull();
    },
  );
});

it("canShareDelivery returns false when the boxes are delivered", () => {
  expect(canShareDelivery("DELIVERING", "DELIVERY_ONLY")).toBe(true);
  expect(canShareDelivery("COMPLETE", "DELIVERY_ONLY")).toBe(false);
  expect(canShareDelivery("QUOTED", "DELIVERY_ONLY")).toBe(false);
});
