import { expect, it } from "vitest";
import { formatMoment } from "./format-moment.ts";

it("formatMoment returns day and time in Korea", () => {
  expect(formatMoment("2026-12-12", "13:00")).toBe("2026년 12월 12일 (토) 오후 1시");
});
