import { describe, expect, it } from "vitest";
import { requiredMessages } from "./required-messages.ts";

describe("requiredMessages", () => {
  it.each([
    ["start", ["startAddress", "startDetail", "startFloor", "startCarriage"]],
    [
      "destination",
      ["destinationAddress", "destinationDetail", "destinationFloor", "destinationCarriage"],
    ],
    ["a single address", ["address", "detail", "floor", "carriage"]],
    ["the move", ["moveDate", "moveTime"]],
    ["the boxes", ["deliveryDate", "deliveryTime", "collectionDate", "collectionTime"]],
    ["storage", ["storagePeriod", "boxCount"]],
    ["the load", ["useBoxes", "heavyLoad", "extraHelp", "items"]],
  ])("name the missing fields of %s (spec section 5)", (_, fields) => {
    for (const field of fields) expect(requiredMessages).toHaveProperty(field);
  });

  it("end in 해요체 and differ from each other", () => {
    const texts = Object.values(requiredMessages);
    for (const text of texts) expect(text).toMatch(/ 주세요\.$/);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
