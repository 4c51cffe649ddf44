import { expect, it } from "vitest";
import { checkDamageReport } from "./check-damage-report.ts";

it.each([
  [undefined, []],
  ["2025", []],
  ["2026", []],
  ["2027", ["boughtYear"]],
])("checkDamageReport of a thing bought in %s reports %j in 2026", (boughtYear, fields) => {
  const issues = checkDamageReport({ boughtYear }, "2026-12-31");
  expect(issues.flatMap(({ path }) => path)).toEqual(fields);
});
