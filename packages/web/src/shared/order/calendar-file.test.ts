import { expect, test } from "vitest";
import { calendarFile, type CalendarVisit } from "./calendar-file.ts";

const madeAt = new Date("2026-12-01T10:00:00+09:00");
const visit = {
  title: "이사",
  date: "2026-12-12",
  time: "09:00",
  place: "서울 마포구 월드컵북로 396, 101동 1203호; 공동 현관 옆 관리사무소 앞",
};
const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("calendarFile writes times in UTC when visits are in Korean time", () => {
  const lines = unfolded(calendarFile("MV1", [visit], madeAt));
  expect(lines).toContain("DTSTART:20261212T000000Z");
  expect(lines).toContain("DTSTAMP:20261201T010000Z");
});

test("calendarFile folds lines at 75 bytes and escapes them when a place is long", () => {
  const file = calendarFile("MV1", [visit], madeAt);
  for (const line of file.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(unfolded(file)).toContain(
    String.raw`LOCATION:서울 마포구 월드컵북로 396\, 101동 1203호\; 공동 현관 옆 관리사무소 앞`,
  );
});

const uidsOf = (visits: readonly CalendarVisit[]) =>
  unfolded(calendarFile("MV1", visits, madeAt)).filter((line) => line.startsWith("UID:"));

test("calendarFile keeps the UID of each visit when its time changes", () => {
  const uids = (time: string) => uidsOf([visit, { ...visit, title: "박스 수거", time }]);
  expect(uids("11:00")).toEqual(uids("13:00"));
  expect(new Set(uids("11:00")).size).toBe(2);
});

test("calendarFile keeps the UID of a visit when an earlier one is over", () => {
  const collection = { ...visit, title: "박스 수거" };
  expect(uidsOf([collection])).toEqual(uidsOf([visit, collection]).slice(1));
});
