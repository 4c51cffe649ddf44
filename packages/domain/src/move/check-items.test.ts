import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyItems } from "../testing/estimate-inputs.ts";
import { checkItems } from "./check-items.ts";

describe("checkItems", () => {
  it("accepts any items of the catalogue when each is listed once", () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        expect(checkItems(items)).toEqual([]);
      }),
    );
  });

  it("returns required when nothing is listed", () => {
    expect(checkItems([])).toEqual([
      { path: ["items"], code: "required", message: "옮길 짐을 하나 이상 담아 주세요." },
    ]);
  });

  it("rejects unknown and repeated items", () => {
    const items = [
      { itemId: "desk", count: 1 },
      { itemId: "spaceship", count: 1 },
      { itemId: "desk", count: 2 },
    ];
    expect(checkItems(items)).toMatchObject([
      { path: ["items", 1, "itemId"], code: "unknown_item" },
      { path: ["items", 2, "itemId"], code: "duplicate_item" },
    ]);
  });

  it("rejects a volume that cannot be quoted without a visit", () => {
    const boxes = (large: number, small: number) => [
      { itemId: "box-large", count: large },
      { itemId: "wardrobe-double", count: small },
    ];
    expect(checkItems(boxes(99, 49))).toEqual([]);
    expect(checkItems(boxes(99, 50))).toMatchObject([{ path: ["items"], code: "load_too_large" }]);
  });

  it.each([
    [0, "out_of_range"],
    [-1, "out_of_range"],
    [1.5, "wrong_type"],
    [100, "out_of_range"],
    [Number.NaN, "wrong_type"],
  ])("rejects a count of %d", (count, code) => {
    expect(checkItems([{ itemId: "desk", count }])).toMatchObject([
      { path: ["items", 0, "count"], code },
    ]);
  });
});
