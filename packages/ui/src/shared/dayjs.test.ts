import { expect, test } from "vitest";
import { formatInstant } from "./dayjs.ts";

test("formatInstant shows Korean time when the offset differs", () => {
  expect(formatInstant("2026-11-20T10:00:00+09:00")).toBe("2026년 11월 20일 (금) 오전 10:00");
  expect(formatInstant("2026-11-20T16:30:00Z")).toBe("2026년 11월 21일 (토) 오전 1:30");
});
