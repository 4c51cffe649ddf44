import { describe, expect, it } from "vitest";
import { moveInGrid } from "./move-in-grid.ts";

const size = { rows: 101, columns: 6, page: 10 };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false, altKey: false });

describe("moveInGrid", () => {
  it.each([
    ["ArrowUp", false, { row: 4, column: 2 }],
    ["ArrowDown", false, { row: 6, column: 2 }],
    ["ArrowLeft", false, { row: 5, column: 1 }],
    ["ArrowRight", false, { row: 5, column: 3 }],
    ["Home", false, { row: 5, column: 0 }],
    ["End", false, { row: 5, column: 5 }],
    ["PageDown", false, { row: 15, column: 2 }],
    ["PageUp", false, { row: 0, column: 2 }],
    ["Home", true, { row: 0, column: 0 }],
    ["End", true, { row: 100, column: 5 }],
    ["ArrowDown", true, { row: 100, column: 2 }],
    ["ArrowRight", true, { row: 5, column: 5 }],
  ])("moves from the fifth row by %s (with Ctrl: %s)", (key, ctrlKey, expected) => {
    expect(moveInGrid({ row: 5, column: 2 }, press(key, ctrlKey), size)).toEqual(expected);
  });

  it("stays at the edge when a key would pass it", () => {
    expect(moveInGrid({ row: 100, column: 5 }, press("ArrowDown"), size)).toEqual({
      row: 100,
      column: 5,
    });
    expect(moveInGrid({ row: 0, column: 0 }, press("ArrowLeft"), size)).toEqual({
      row: 0,
      column: 0,
    });
  });

  it("ignores a key when it does not navigate a grid or belongs to the browser", () => {
    expect(moveInGrid({ row: 5, column: 2 }, press("Enter"), size)).toBeUndefined();
    const back = { ...press("ArrowLeft"), altKey: true };
    expect(moveInGrid({ row: 5, column: 2 }, back, size)).toBeUndefined();
  });
});
