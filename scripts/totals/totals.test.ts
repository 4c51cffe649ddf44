import { expect, test } from "vitest";
import { summary, totalsOfPlaywright, totalsOfVitest } from "./totals.ts";

const vitest = {
  success: true,
  numPassedTests: 8,
  numFailedTests: 0,
  numPendingTests: 1,
  testResults: [],
};

test("counts a file that never reached its tests as a failure", () => {
  const broken = { status: "failed", assertionResults: [] };

  expect(totalsOfVitest({ ...vitest, success: false, testResults: [broken] })).toEqual({
    passed: 8,
    failed: 1,
    skipped: 1,
  });
});

test("never calls a failed run clean", () => {
  expect(totalsOfVitest({ ...vitest, success: false }).failed).toBe(1);
});

test("counts what fails now and then, and what breaks outside of tests", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };

  expect(totalsOfPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 4, skipped: 3 });
});

test("adds everything up in one line", () => {
  const part = { passed: 3, failed: 1, skipped: 9 };

  expect(summary([part, part])).toBe("6 passed, 2 failed");
});
