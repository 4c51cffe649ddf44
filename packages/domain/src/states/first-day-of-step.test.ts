import { expect, it } from "vitest";
import { firstDayOfMoveStep, firstDayOfStorageStep } from "./first-day-of-step.ts";

const at = (date: string) => ({ date, time: "09:00" });
const boxRental = { boxCount: 5, delivery: at("2026-12-08"), collection: at("2026-12-13") };

it.each([
  ["CONFIRM", null, null],
  ["BOX_DEL_BEFORE", null, null],
  ["BOX_DEL_COMPLETE", "2026-12-08", "2026-12-10"],
  ["WORKING", "2026-12-10", "2026-12-10"],
  ["WORKING_COMPLETE", "2026-12-10", "2026-12-10"],
  ["COMPLETE", "2026-12-13", "2026-12-10"],
  ["CANCEL", null, null],
] as const)("firstDayOfMoveStep of %s is %s with boxes, %s without", (to, withBoxes, without) => {
  const move = { moveDate: "2026-12-10", boxRental };
  expect(firstDayOfMoveStep({ ...move, useBoxes: true }, to)).toBe(withBoxes);
  expect(firstDayOfMoveStep({ ...move, useBoxes: false }, to)).toBe(without);
});

it.each([
  ["CONFIRM", null, null],
  ["DELIVERING", "2026-12-08", "2026-12-08"],
  ["BEFORE_COLLECTION", "2026-12-08", "2026-12-08"],
  ["COLLECTING", "2026-12-15", "2026-12-08"],
  ["COMPLETE", "2026-12-15", "2026-12-08"],
  ["DISPOSING", null, null],
] as const)("firstDayOfStorageStep of %s is %s with both visits, %s with one", (to, both, one) => {
  const delivery = at("2026-12-08");
  expect(firstDayOfStorageStep({ delivery, collection: at("2026-12-15") }, to)).toBe(both);
  expect(firstDayOfStorageStep({ delivery, collection: null }, to)).toBe(one);
  expect(firstDayOfStorageStep({ delivery: null, collection: null }, to)).toBeNull();
});
