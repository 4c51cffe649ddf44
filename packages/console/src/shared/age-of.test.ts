import { expect, test } from "vitest";
import { ageOf } from "./age-of.ts";

test.each([
  ["2026-12-02T10:00:30+09:00", "방금"],
  ["2026-12-02T09:59:30+09:00", "방금"],
  ["2026-12-02T09:25:00+09:00", "35분"],
  ["2026-12-02T05:00:00+09:00", "5시간"],
  ["2026-11-29T09:00:00+09:00", "3일"],
])("ageOf names the largest unit when something waits since %s", (since, age) => {
  expect(ageOf(since, new Date("2026-12-02T10:00:00+09:00"))).toBe(age);
});
