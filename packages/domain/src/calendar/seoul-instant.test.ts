import { expect, it } from "vitest";
import { seoulInstant } from "./seoul-instant.ts";

it("seoulInstant returns the instant of a Korean time of day", () => {
  expect(seoulInstant("2026-11-20", "10:00").toISOString()).toBe("2026-11-20T01:00:00.000Z");
});

it("seoulInstant returns the beginning of the Korean day when no time is passed", () => {
  expect(seoulInstant("2026-11-20").toISOString()).toBe("2026-11-19T15:00:00.000Z");
});
