import { expect, it } from "vitest";
import { toInstant } from "./to-instant.ts";

it.each([
  ["2026-11-20T01:00:00.999Z", "2026-11-20T10:00:00+09:00"],
  ["2026-12-31T15:00:00.000Z", "2027-01-01T00:00:00+09:00"],
  ["2026-07-01T00:00:00+09:00", "2026-07-01T00:00:00+09:00"],
])("toInstant writes %s as %s", (instant, expected) => {
  expect(toInstant(new Date(instant))).toBe(expected);
});
