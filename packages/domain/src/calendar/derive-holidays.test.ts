import { describe, expect, it } from "vitest";
import { deriveHolidays } from "./derive-holidays.ts";
import { holidays } from "./holidays.ts";

describe("the bundled holidays", () => {
  it.each([2026, 2027, 2028])("are those of deriveHolidays for %d", (year) => {
    const bundled = Object.entries(holidays).filter(([date]) => date.startsWith(`${year}-`));
    expect(bundled).toEqual([...deriveHolidays(year)]);
  });
});

describe("deriveHolidays", () => {
  it.each([
    ["a Sunday", "2026-03-02", "대체공휴일(삼일절)"],
    ["a Saturday", "2026-08-17", "대체공휴일(광복절)"],
    ["설날 on a Sunday, after the days that follow", "2027-02-09", "대체공휴일(설날)"],
    ["another holiday on a weekday", "2028-10-05", "대체공휴일(추석)"],
  ])("returns a substitute day for %s", (_, date, name) => {
    expect(deriveHolidays(Number(date.slice(0, 4))).get(date)).toBe(name);
  });

  it("returns no substitute day for 추석 on a Saturday, nor for 현충일", () => {
    const year = deriveHolidays(2026);
    expect(year.get("2026-09-26")).toBe("추석 연휴");
    expect(year.has("2026-09-28")).toBe(false);
    expect(year.has("2026-06-08")).toBe(false);
  });

  it("returns one substitute day when two holidays coincide", () => {
    const year = deriveHolidays(2025);
    expect(year.get("2025-05-05")).toBe("부처님 오신 날·어린이날");
    expect(year.get("2025-05-06")).toBe("대체공휴일(어린이날)");
    expect(year.has("2025-05-07")).toBe(false);
  });
});
