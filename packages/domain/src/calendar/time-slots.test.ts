import { expect, it } from "vitest";
import { isTimeSlot, TIME_SLOTS } from "./time-slots.ts";

it("TIME_SLOTS lists `HH:mm` times in ascending order", () => {
  expect(TIME_SLOTS).toEqual(TIME_SLOTS.toSorted());
  expect(TIME_SLOTS.every((slot) => /^([01]\d|2[0-3]):[0-5]\d$/.test(slot))).toBe(true);
});

it("isTimeSlot returns true only for the times of TIME_SLOTS", () => {
  expect(TIME_SLOTS.every(isTimeSlot)).toBe(true);
  expect(isTimeSlot("03:00")).toBe(false);
  expect(isTimeSlot("")).toBe(false);
});
