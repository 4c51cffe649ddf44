import { expect, it } from "vitest";
import { elementsOf, rowsToRender, skipsOverscan, touchedRows } from "./rendered-rows.ts";

const range = { startIndex: 10, endIndex: 12, overscan: 2, count: 100 };

it.each([
  ["nothing was rendered before", null, true, false],
  [
    "part of it was visible before",
    { startIndex: 12, endIndex: 14, noOverscan: true },
    true,
    false,
  ],
  [
    "the view moves above all that was visible",
    { startIndex: 13, endIndex: 15, noOverscan: false },
    true,
    true,
  ],
  [
    "the view moves below all that was visible",
    { startIndex: 7, endIndex: 9, noOverscan: false },
    true,
    true,
  ],
  [
    "it is rendered again after a jump",
    { startIndex: 10, endIndex: 12, noOverscan: true },
    true,
    true,
  ],
  [
    "the scroll stops after a jump",
    { startIndex: 10, endIndex: 12, noOverscan: true },
    false,
    false,
  ],
  [
    "it is rendered again with its overscan",
    { startIndex: 10, endIndex: 12, noOverscan: false },
    true,
    false,
  ],
] as const)(
  "skipsOverscan returns whether to skip the overscan when %s",
  (_when, before, isScrolling, expected) => {
    expect(skipsOverscan(range, { before, isScrolling })).toBe(expected);
  },
);

it.each([
  ["rendered", false, [8, 9, 10, 11, 12, 13, 14]],
  ["skipped", true, [10, 11, 12]],
] as const)(
  "rowsToRender returns the rows when the overscan is %s",
  (_when, noOverscan, expected) => {
    expect(rowsToRender(range, { kept: -1, noOverscan })).toEqual(expected);
  },
);

it.each([
  ["a jump replaces all", "fghi", "", "0123"],
  ["a jump renders fewer", "fg", "", "01"],
  ["a jump renders more", "fghijk", "", "012345"],
  ["some of them stay", "cdef", "", "2345"],
  ["the touched one stays through a jump", "bfgh", "b", "1234"],
  ["the touched one moves from the top to the bottom", "fgha", "a", "4560"],
  ["the touched one moves from the bottom to the top", "dfgh", "d", "3456"],
  ["the touched one moves into the middle", "fgahi", "a", "45012"],
  ["the touched one leaves the view", "fghi", "b", "0234"],
] as const)("elementsOf gives rows these elements when %s", (_when, keys, touched, expected) => {
  const before = new Map("abcd".split("").map((key, element) => [key, element]));
  const elements = elementsOf(keys.split(""), { elements: before, touched: new Set(touched) });
  expect([...elements.keys()].join("")).toBe(keys);
  expect([...elements.values()].join("")).toBe(expected);
});

it.each([
  ["it has the focus", "c", "", "c"],
  ["it had the focus before", undefined, "b", "b"],
  ["another one had the focus before", "c", "b", "bc"],
  ["others of them are no longer rendered", "z", "bxy", "b"],
] as const)("touchedRows keeps a row when %s", (_when, active, before, expected) => {
  expect([...touchedRows("abcd", { active, touched: new Set(before) })].join("")).toBe(expected);
});

it.each([
  [40, [10, 11, 12, 40]],
  [11, [10, 11, 12]],
  [100, [10, 11, 12]],
] as const)(
  "rowsToRender keeps the row %i that has the focus when there is such a row",
  (kept, expected) => {
    expect(rowsToRender({ ...range, overscan: 0 }, { kept, noOverscan: false })).toEqual(expected);
  },
);
