import { describe, expect, it } from "vitest";
import { checkCollection } from "./check-collection.ts";

const days = { delivery: "2026-12-08", today: "2026-12-12" };

describe("checkCollection", () => {
  it.each([
    ["2026-12-13", "09:00", []],
    ["2026-12-15", "13:00", []],
    ["2026-12-16", "13:00", ["gap_too_long"]],
    ["2026-12-11", "13:00", ["date_out_of_range"]],
    ["2026-12-13", "03:00", ["time_not_offered"]],
    ["2026-12-16", "03:00", ["gap_too_long", "time_not_offered"]],
  ])("on %s at %s returns %j", (date, time, codes) => {
    expect(checkCollection({ date, time }, days).map(({ code }) => code)).toEqual(codes);
  });
});
