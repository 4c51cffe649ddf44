import { expect, it } from "vitest";

import { printed } from "./printed.ts";
import { reportOf } from "./report.ts";
import type { JsonObject } from "../reader/json.ts";

const names = Array.from({ length: 20 }, (_, index) => `call${String.fromCodePoint(65 + index)}`);
const operation = (operationId: string) => ({
  get: { operationId, tags: ["it"], responses: { "204": { description: "됐음" } } },
});
const withPaths = (ids: readonly string[]): JsonObject => ({
  openapi: "3.1.0",
  info: { title: "시험", version: "1.0.0" },
  paths: Object.fromEntries(ids.map((id) => [`/${id}`, operation(id)])),
});
const report = reportOf(withPaths(names), withPaths(names.slice(0, 1)), "2026-11-30");
const shownIn = (text: string) => names.filter((name) => text.includes(`작업 ${name} `));

it("printed folds a text when it has more rows than anybody reads", () => {
  const text = printed(report, "text");
  expect(text).toContain("깨짐 19 (작업 19)");
  expect(text).toContain("이런 줄이 7개 더 있어요");
  expect(shownIn(text)).toHaveLength(12);
});

it("printed keeps every row when it is Markdown or JSON", () => {
  expect(shownIn(printed(report, "markdown"))).toHaveLength(19);
  expect(JSON.parse(printed(report, "json"))).toMatchObject({ rows: { length: 19 } });
});
