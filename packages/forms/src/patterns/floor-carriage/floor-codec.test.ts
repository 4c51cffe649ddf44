import { expect, it } from "vitest";

import { floorCodec } from "./floor-codec.ts";

it.each([
  ["3", false, 3],
  ["3층", false, 3],
  ["2", true, -2],
  ["-2", false, -2],
  ["", false, undefined],
  ["층", true, undefined],
])("floorCodec parses %j, basement %s, as %s", (text, isBasement, floor) => {
  expect(floorCodec(isBasement).read(text)).toBe(floor);
});

it("floorCodec formats a basement without its sign", () => {
  expect(floorCodec(true).write(-2)).toBe("2");
  expect(floorCodec(true).write(undefined)).toBe("");
});
