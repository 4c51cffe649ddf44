import { expect, it } from "vitest";
import { isTimeSlot, TIME_SLOTS } from "./time-slots.ts";

it("TIME_SLOTS holds the contract's times in order", () => {
  expect(TIME_SLOTS).toEqual(TIME_SLOTS.toSorted());
  expect(TIME_SLOTS.every((slot) => /^([01]\d|2[0-3]):[0-5]\d$/.test(slot))).toBe(true);
});

it("isTimeSlot returns true for those of TIME_SLOTS alone", () => {
  expect(TIME_SLOTS.every(isTimeSlot)).toBe(true);
  expect(isTimeSlot("03:00")).toBe(false);
  expect(isTimeSlot("")).toBe(false);
});
