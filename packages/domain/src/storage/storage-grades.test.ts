import { expect, it } from "vitest";
import { isHigherGrade } from "./storage-grades.ts";

it.each([
  ["BASIC", "CLIMATE", true],
  ["BASIC", "BASIC", false],
  ["CLIMATE", "BASIC", false],
] as const)("isHigherGrade from %s to %s is %s", (from, to, expected) => {
  expect(isHigherGrade(from, to)).toBe(expected);
});
