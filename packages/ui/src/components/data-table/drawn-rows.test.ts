import { expect, it } from "vitest";
import { rowsToDraw } from "./drawn-rows.ts";

const range = { startIndex: 10, endIndex: 12, overscan: 2, count: 100 };

it.each([
  ["nothing was drawn before", null, [8, 9, 10, 11, 12, 13, 14]],
  [
    "a part of it was in sight before",
    { startIndex: 12, endIndex: 14 },
    [8, 9, 10, 11, 12, 13, 14],
  ],
  ["all that was in sight is left below", { startIndex: 13, endIndex: 15 }, [10, 11, 12]],
  ["all that was in sight is left above", { startIndex: 7, endIndex: 9 }, [10, 11, 12]],
] as const)("rowsToDraw returns the rows of a scroll when %s", (_when, before, expected) => {
  expect(rowsToDraw(range, { kept: -1, before })).toEqual(expected);
});

it.each([
  [40, [10, 11, 12, 40]],
  [11, [10, 11, 12]],
  [100, [10, 11, 12]],
] as const)(
  "rowsToDraw keeps the row %i that holds the focus when there is such a row",
  (kept, expected) => {
    expect(rowsToDraw({ ...range, overscan: 0 }, { kept, before: null })).toEqual(expected);
  },
);
