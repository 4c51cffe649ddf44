import { expect, test } from "vitest";
import { formatMoment } from "./format-moment.ts";

test("a moment has the whole date", () => {
  expect(formatMoment("2026-12-12", "09:00")).toBe("2026년 12월 12일 (토) 오전 9시");
});
