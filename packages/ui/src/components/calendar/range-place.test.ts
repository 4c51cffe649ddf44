import { expect, it } from "vitest";
import { placeIn, placeNameIn } from "./range-place.ts";

const names = { start: "박스 받기", end: "박스 수거", between: "박스를 쓰는 날" };
const week = { start: "2026-12-03", end: "2026-12-08", names };

it.each([
  ["2026-12-02", undefined],
  ["2026-12-03", "start"],
  ["2026-12-05", "between"],
  ["2026-12-08", "end"],
  ["2026-12-09", undefined],
])("placeIn puts %s at %s", (date, place) => {
  expect(placeIn(week, date)).toBe(place);
});

it("placeIn returns no day between when one end is open", () => {
  expect(placeIn({ ...week, end: null }, "2026-12-03")).toBe("only");
  expect(placeIn({ ...week, end: null }, "2026-12-05")).toBeUndefined();
  expect(placeIn({ ...week, start: null }, "2026-12-08")).toBe("only");
});

it("placeNameIn names both ends when one day is both", () => {
  const day = { ...week, end: week.start };
  expect(placeIn(day, week.start)).toBe("both");
  expect(placeNameIn(day, week.start, "both")).toBe("박스 받기, 박스 수거");
  expect(placeNameIn({ ...week, start: null }, week.end, "only")).toBe("박스 수거");
});
