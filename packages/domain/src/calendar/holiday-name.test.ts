import { expect, it } from "vitest";
import { holidayName } from "./holiday-name.ts";

it("holidayName returns a name only for holidays", () => {
  expect(holidayName("2026-12-25")).toBe("성탄절");
  expect(holidayName("2026-06-03")).toBe("전국동시지방선거일");
  expect(holidayName("2026-12-24")).toBeNull();
});
