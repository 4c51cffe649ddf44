import { expect, it } from "vitest";
import { ageOn } from "./age-on.ts";

it.each([
  ["2012-11-20", "2026-11-19", 13],
  ["2012-11-20", "2026-11-20", 14],
  ["2012-11-20", "2026-11-21", 14],
  ["2012-02-29", "2026-02-28", 13],
  ["2012-02-29", "2026-03-01", 14],
])("ageOn of a person born on %s returns on %s: %i years", (born, today, age) => {
  const birth = { birthYear: born.slice(0, 4), birthday: born.slice(5) };
  expect(ageOn(birth, today)).toBe(age);
});
