import { afterEach, expect, it, vi } from "vitest";
import { clockFrom } from "./clock.ts";

afterEach(() => void vi.useRealTimers());

it("clockFrom begins at the start time and advances from there", () => {
  vi.useFakeTimers();
  const start = new Date("2027-03-02T09:00:00+09:00");
  const clock = clockFrom(start);
  expect(clock()).toEqual(start);
  vi.advanceTimersByTime(90_000);
  expect(clock()).toEqual(new Date("2027-03-02T09:01:30+09:00"));
});
