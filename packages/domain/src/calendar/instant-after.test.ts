import { expect, it } from "vitest";
import { instantAfter } from "./instant-after.ts";

it.each([
  [1, "day", "2026-03-01T10:00:00.123Z"],
  [-90, "day", "2025-11-30T10:00:00.123Z"],
  [36, "hour", "2026-03-01T22:00:00.123Z"],
  [30, "minute", "2026-02-28T10:30:00.123Z"],
  [-3, "month", "2025-11-28T10:00:00.123Z"],
  [-1, "second", "2026-02-28T09:59:59.123Z"],
] as const)("instantAfter adds %i %s to an instant: %s", (count, unit, expected) => {
  const instant = new Date("2026-02-28T10:00:00.123Z");
  expect(instantAfter(instant, count, unit).toISOString()).toBe(expected);
});
