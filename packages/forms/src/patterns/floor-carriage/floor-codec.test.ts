import { expect, it } from "vitest";

import { floorCodec } from "./floor-codec.ts";

it.each([
  ["3", false, 3],
  ["3층", false, 3],
  ["2", true, -2],
  ["-2", false, -2],
  ["", false, undefined],
  ["B1", false, -1],
  ["지하 1층", true, -1],
  ["１２", false, 12],
  ["층", true, "층"],
  ["3.5", false, "3.5"],
])("floorCodec parses %j, basement %s, as %j", (text, isBasement, floor) => {
  expect(floorCodec(isBasement).read(text)).toBe(floor);
});

it("floorCodec formats a basement without its sign", () => {
  expect(floorCodec(true).write(-2)).toBe("2");
  expect(floorCodec(true).write("3.5")).toBe("3.5");
  expect(floorCodec(true).write(undefined)).toBe("");
});
