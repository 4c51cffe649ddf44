import { expect, it } from "vitest";
import { floorLabel, isFloor } from "./floor.ts";

it.each([
  [3, "3층"],
  [1, "1층"],
  [-1, "지하 1층"],
  [-3, "지하 3층"],
])("floorLabel of %d is %s (spec section 3)", (floor, expected) => {
  expect(floorLabel(floor)).toBe(expected);
});

it.each([
  [0, false],
  [1, true],
  [-1, true],
  [-10, true],
  [-11, false],
  [120, true],
  [121, false],
  [1.5, false],
  [Number.NaN, false],
])("isFloor of %d is %s", (floor, expected) => {
  expect(isFloor(floor)).toBe(expected);
});
