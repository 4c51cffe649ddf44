import { expect, it } from "vitest";
import { formatVisitWindow } from "./format-visit-window.ts";

it.each([
  ["09:00", "오전 9시~11시"],
  ["11:00", "오전 11시~오후 1시"],
  ["13:30", "오후 1시 30분~3시 30분"],
  ["17:00", "오후 5시~7시"],
])("formatVisitWindow of %s is %s", (time, words) => {
  expect(formatVisitWindow(time)).toBe(words);
});
