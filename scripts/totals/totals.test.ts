import { expect, test } from "vitest";
import {
  failuresOfPlaywright,
  failuresOfVitest,
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

test("totalsOfVitest counts a file as a failure when it never reached its tests", () => {
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

test("totalsOfVitest reports a failure when the run failed", () => {
  expect(totalsOfVitest({ ...vitest, success: false }).failed).toBe(1);
});

test("totalsOfPlaywright counts flaky tests and errors outside of tests as failures", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };

  expect(totalsOfPlaywright({ stats, errors: [{}], suites: [] })).toEqual({
    passed: 5,
    failed: 4,
    skipped: 3,
  });
});

test("failuresOfVitest names file, test and reason of each failure, and files that never ran", () => {
  const file = { status: "failed", startTime: 0, endTime: 0 };
  const testResults = [
    {
      ...file,
      name: "/tree/a.test.ts",
      assertionResults: [
        { fullName: "a does b", status: "passed" },
        {
          fullName: "a does c",
          status: "failed",
          failureMessages: ["\u001b[31mexpected 1\u001b[39m\nat a"],
        },
      ],
    },
    { ...file, name: "/tree/b.test.ts", message: "no such module", assertionResults: [] },
    { ...file, status: "passed", name: "/tree/c.test.ts", assertionResults: [] },
  ];

  expect(failuresOfVitest({ ...vitest, success: false, testResults }, "/tree")).toEqual([
    "a.test.ts › a does c: expected 1\n    at a",
    "b.test.ts › broke outside of its tests: no such module",
  ]);
});

test("failuresOfVitest points to the output when a run fails for no listed reason", () => {
  expect(failuresOfVitest({ ...vitest, success: false }, "/tree")).toHaveLength(1);
});

test("failuresOfPlaywright names flows that failed once, including groups and errors outside of flows", () => {
  const spec = (title: string, status: string, message = "") => ({
    title,
    tests: [
      {
        projectName: "phone",
        status,
        results: [
          { duration: 1, error: { message, location: { file: "/tree/e2e/a.spec.ts", line: 7 } } },
        ],
      },
    ],
  });
  const suites = [
    {
      file: "a.spec.ts",
      specs: [
        spec("a pays", "expected"),
        spec("b pays", "flaky", "too late\n\n  Locator: a button"),
      ],
      suites: [{ file: "a.spec.ts", specs: [spec("c pays", "unexpected", "refused")] }],
    },
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };

  expect(failuresOfPlaywright({ stats, suites, errors: [{ message: "no browser" }] })).toEqual([
    "e2e/a.spec.ts › b pays [phone, passed when repeated]: too late\n    Locator: a button\n    at a.spec.ts:7",
    "e2e/a.spec.ts › c pays [phone]: refused\n    at a.spec.ts:7",
    "e2e › outside of the flows: no browser",
  ]);
});

test("summary sums all results in one line", () => {
  const part = { passed: 3, failed: 1, skipped: 9 };

  expect(summary([part, part])).toBe("6 passed, 2 failed");
});

test("filesOfVitest and filesOfPlaywright sum each file, including groups and widths", () => {
  const took = (duration: number) => ({
    title: "a flow",
    tests: [{ projectName: "phone", status: "expected", results: [{ duration }] }],
  });
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

test("slowest lists the slowest first", () => {
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
