import { expect, it } from "vitest";
import { formatCount } from "./format-count.ts";

it.each([
  [0, "0"],
  [480, "480"],
  [100_000, "100,000"],
])("formatCount writes %s as %s", (count, text) => {
  expect(formatCount(count)).toBe(text);
});
