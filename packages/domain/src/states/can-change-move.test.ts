import { expect, it } from "vitest";
import { canChangeMove } from "./can-change-move.ts";

it.each([
  ["CONFIRM", "BOX_DEL_BEFORE", true, false],
  ["CONFIRM", "WORKING", false, true],
  ["BOX_DEL_COMPLETE", "WORKING", true, false],
  ["WORKING_COMPLETE", "BOX_COL_REQUEST", true, false],
  ["WORKING_COMPLETE", "COMPLETE", false, true],
  ["PAYMENT", "CONFIRM", true, true],
  ["CONFIRM", "CANCEL", true, true],
  ["PAYMENT", "COMPLETE", false, false],
] as const)(
  "canChangeMove from %s to %s is %s with our boxes, %s without",
  (from, to, withBoxes, withoutBoxes) => {
    expect(canChangeMove({ from, to, actor: "OPERATOR", useBoxes: true })).toBe(withBoxes);
    expect(canChangeMove({ from, to, actor: "OPERATOR", useBoxes: false })).toBe(withoutBoxes);
  },
);

it("canChangeMove depends on who causes the change", () => {
  const change = { from: "WORKING_COMPLETE", to: "BOX_COL_REQUEST", useBoxes: true } as const;
  expect(canChangeMove({ ...change, actor: "MEMBER" })).toBe(true);
  expect(canChangeMove({ ...change, actor: "SYSTEM" })).toBe(false);
});
