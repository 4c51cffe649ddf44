import { expect, it } from "vitest";
import { elementsOf, isBareSight, rowsToDraw, touchedRows } from "./drawn-rows.ts";

const range = { startIndex: 10, endIndex: 12, overscan: 2, count: 100 };

it.each([
  ["nothing was drawn before", null, true, false],
  ["a part of it was in sight before", { startIndex: 12, endIndex: 14, isBare: true }, true, false],
  [
    "all that was in sight is left below",
    { startIndex: 13, endIndex: 15, isBare: false },
    true,
    true,
  ],
  [
    "all that was in sight is left above",
    { startIndex: 7, endIndex: 9, isBare: false },
    true,
    true,
  ],
  ["it is drawn again after a leap", { startIndex: 10, endIndex: 12, isBare: true }, true, true],
  ["it rests after a leap", { startIndex: 10, endIndex: 12, isBare: true }, false, false],
  [
    "it is drawn again with rows around it",
    { startIndex: 10, endIndex: 12, isBare: false },
    true,
    false,
  ],
] as const)(
  "isBareSight returns whether rows around a scroll are left out when %s",
  (_when, before, isScrolling, expected) => {
    expect(isBareSight(range, { before, isScrolling })).toBe(expected);
  },
);

it.each([
  ["drawn", false, [8, 9, 10, 11, 12, 13, 14]],
  ["left out", true, [10, 11, 12]],
] as const)("rowsToDraw returns the rows when those around are %s", (_when, isBare, expected) => {
  expect(rowsToDraw(range, { kept: -1, isBare })).toEqual(expected);
});

it.each([
  ["a leap leaves all behind", "fghi", "", "0123"],
  ["a leap draws fewer", "fg", "", "01"],
  ["a leap draws more", "fghijk", "", "012345"],
  ["a part of them stays", "cdef", "", "2345"],
  ["the touched one stays through a leap", "bfgh", "b", "1234"],
  ["the touched one at the top comes to the bottom", "fgha", "a", "4560"],
  ["the touched one at the bottom comes to the top", "dfgh", "d", "3456"],
  ["the touched one comes into the midst", "fgahi", "a", "45012"],
  ["the touched one is left behind", "fghi", "b", "0234"],
] as const)("elementsOf gives rows these elements when %s", (_when, keys, touched, expected) => {
  const before = new Map("abcd".split("").map((key, element) => [key, element]));
  const elements = elementsOf(keys.split(""), { elements: before, touched: new Set(touched) });
  expect([...elements.keys()].join("")).toBe(keys);
  expect([...elements.values()].join("")).toBe(expected);
});

it.each([
  ["it holds the focus", "c", "", "c"],
  ["it has held the focus", undefined, "b", "b"],
  ["another one has held it before", "c", "b", "bc"],
  ["others of them are no longer drawn", "z", "bxy", "b"],
] as const)("touchedRows keeps a row when %s", (_when, active, before, expected) => {
  expect([...touchedRows("abcd", { active, touched: new Set(before) })].join("")).toBe(expected);
});

it.each([
  [40, [10, 11, 12, 40]],
  [11, [10, 11, 12]],
  [100, [10, 11, 12]],
] as const)(
  "rowsToDraw keeps the row %i that holds the focus when there is such a row",
  (kept, expected) => {
    expect(rowsToDraw({ ...range, overscan: 0 }, { kept, isBare: false })).toEqual(expected);
  },
);
