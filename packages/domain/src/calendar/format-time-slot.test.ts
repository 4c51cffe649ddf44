import { expect, it } from "vitest";
import { formatTimeSlot } from "./format-time-slot.ts";

it.each([
  ["00:00", "오전 12시"],
  ["09:00", "오전 9시"],
  ["12:00", "오후 12시"],
  ["13:30", "오후 1시 30분"],
])("formatTimeSlot of %s is %s", (time, words) => {
  expect(formatTimeSlot(time)).toBe(words);
});
