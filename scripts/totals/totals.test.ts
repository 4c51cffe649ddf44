import { expect, test } from "vitest";
import {
  secondsByKind,
  slowest,
  filesOfPlaywright,
  filesOfVitest,
  summary,
  totalsOfPlaywright,
  totalsOfVitest,
} from "./totals.ts";

const vitest = {
  success: true,
  numPassedTests: 8,
  numFailedTests: 0,
  numPendingTests: 1,
  testResults: [],
};

test("counts a file that never reached its tests as a failure", () => {
  const broken = {
    name: "/tree/a.test.ts",
    status: "failed",
    startTime: 0,
    endTime: 0,
    assertionResults: [],
  };

  expect(totalsOfVitest({ ...vitest, success: false, testResults: [broken] })).toEqual({
    passed: 8,
    failed: 1,
    skipped: 1,
  });
});

test("reports failure for a failed run", () => {
  expect(totalsOfVitest({ ...vitest, success: false }).failed).toBe(1);
});

test("counts what fails now and then, and what breaks outside of tests", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };

  expect(totalsOfPlaywright({ stats, errors: [{}], suites: [] })).toEqual({
    passed: 5,
    failed: 4,
    skipped: 3,
  });
});

test("sums all results in one line", () => {
  const part = { passed: 3, failed: 1, skipped: 9 };

  expect(summary([part, part])).toBe("6 passed, 2 failed");
});

test("sums up each file of both runners, groups and widths included", () => {
  const took = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
  const group = { file: "a.spec.ts", specs: [took(2000)] };
  const suites = [
    { file: "a.spec.ts", specs: [took(1000)], suites: [group] },
    { file: "a.spec.ts", specs: [took(500)] },
  ];
  expect(filesOfPlaywright({ stats, errors: [], suites })).toEqual([
    { name: "e2e/a.spec.ts", seconds: 3.5 },
  ]);

  const file = {
    name: "/tree/packages/a.test.ts",
    status: "passed",
    startTime: 1000,
    endTime: 3500,
    assertionResults: [],
  };
  expect(filesOfVitest({ ...vitest, testResults: [file] }, "/tree")).toEqual([
    { name: "packages/a.test.ts", seconds: 2.5 },
  ]);
});

test("slowest lists what took longest first", () => {
  const all = [
    { name: "a", seconds: 1 },
    { name: "b", seconds: 3.25 },
    { name: "c", seconds: 2 },
  ];
  expect(
    slowest(all, 2)
      .split("\n")
      .map((line) => line.trim()),
  ).toEqual(["3.3 s  b", "2.0 s  c"]);
});

test("secondsByKind sums the files of a kind in a package", () => {
  const files = [
    { name: "packages/web/src/a.stories.tsx", seconds: 2 },
    { name: "packages/web/src/a.test.tsx", seconds: 3 },
    { name: "packages/web/src/b/b.test.tsx", seconds: 4 },
    { name: "e2e/accounts/login.spec.ts", seconds: 5 },
  ];
  expect(secondsByKind(files)).toEqual([
    { name: "packages/web *.stories.tsx", seconds: 2 },
    { name: "packages/web *.test.tsx", seconds: 7 },
    { name: "e2e *.spec.ts", seconds: 5 },
  ]);
});
