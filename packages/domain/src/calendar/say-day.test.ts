import { expect, it } from "vitest";
import { sayDay, sayMoment, sayOnDay } from "./say-day.ts";

// A Wednesday.
const today = "2026-12-02";

it.each([
  ["2026-12-01", "12월 1일 (화)"],
  ["2026-12-02", "오늘"],
  ["2026-12-03", "내일"],
  ["2026-12-04", "모레"],
  ["2026-12-05", "이번 주 토요일"],
  ["2026-12-06", "이번 주 일요일"],
  ["2026-12-07", "다음 주 월요일"],
  ["2026-12-13", "다음 주 일요일"],
  ["2026-12-14", "12월 14일 (월)"],
  ["2026-11-30", "11월 30일 (월)"],
  ["2027-01-02", "2027년 1월 2일 (토)"],
])("sayDay says %s as %s", (date, said) => {
  expect(sayDay(date, today)).toBe(said);
});

it("sayDay counts a Sunday to the week that ends with it", () => {
  expect(sayDay("2026-12-10", "2026-12-06")).toBe("다음 주 목요일");
  expect(sayDay("2026-12-14", "2026-12-06")).toBe("12월 14일 (월)");
});

it("sayOnDay adds no particle to a word that takes none", () => {
  expect(sayOnDay("2026-12-03", today)).toBe("내일");
  expect(sayOnDay("2026-12-10", today)).toBe("다음 주 목요일에");
});

it("sayMoment returns the day with its time", () => {
  expect(sayMoment("2026-12-10", "11:00", today)).toBe("다음 주 목요일 오전 11시");
});
