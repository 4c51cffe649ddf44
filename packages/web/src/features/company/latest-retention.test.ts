import { expect, test } from "vitest";
import { latestRetention } from "./latest-retention.ts";

const boxes = (...days: (string | null)[]) => days.map((retention_until) => ({ retention_until }));

test("latestRetention returns the latest day when several boxes must be kept", () => {
  expect(latestRetention(boxes("2028-12-31", null, "2031-01-01"), "2026-11-23")).toBe("2031-01-01");
});

test("latestRetention includes today, the last day on which a box is kept", () => {
  expect(latestRetention(boxes("2026-11-23"), "2026-11-23")).toBe("2026-11-23");
});

test("latestRetention is null when no box has to be kept any longer", () => {
  expect(latestRetention(boxes("2026-11-22", null), "2026-11-23")).toBeNull();
});
