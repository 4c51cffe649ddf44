import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=1.5", 1],
  ["page=two", 1],
  ["page=100001", 1],
])("readPage returns the page when the query is ?%s: %i", (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});
