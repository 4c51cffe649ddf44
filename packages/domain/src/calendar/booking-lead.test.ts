import { describe, expect, it } from "vitest";
import { firstBookableDay, passedReason } from "./booking-lead.ts";

describe("firstBookableDay", () => {
  it.each([
    ["2026-11-20T00:00:00+09:00", "2026-11-21"],
    ["2026-11-20T14:59:59+09:00", "2026-11-21"],
    ["2026-11-20T15:00:00+09:00", "2026-11-22"],
    ["2026-11-20T23:59:59+09:00", "2026-11-22"],
    ["2026-12-31T15:00:00+09:00", "2027-01-02"],
  ])("at %s returns the day %s", (now, day) => {
    expect(firstBookableDay(new Date(now))).toBe(day);
  });
});

describe("passedReason", () => {
  const now = new Date("2026-11-20T15:50:00+09:00");

  it.each([
    ["2026-11-20", "09:00", "PAST"],
    ["2026-11-20", "17:00", "LEAD_TIME"],
    ["2026-11-21", "17:00", "LEAD_TIME"],
    ["2026-11-22", "09:00", null],
  ])("for %s %s returns the reason %s", (date, time, reason) => {
    expect(passedReason({ date, time }, now)).toBe(reason);
  });
});
