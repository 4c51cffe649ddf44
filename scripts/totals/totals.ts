import { basename } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Lines of a failure's reason that are printed: in Playwright's, the element that was waited for and its last state. */
const REASON_LINES = 16;

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** The parts of vitest's JSON report that are read. */
export interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    /** Why the file failed before its first test. */
    message?: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages?: readonly string[];
    }[];
  }[];
}

/** The parts of Playwright's JSON report that are read. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly PlaywrightError[];
  suites: readonly Suite[];
}

interface PlaywrightError {
  message?: string;
  location?: { file: string; line: number };
}

/** A file or a group of flows, nested as in the source. */
interface Suite {
  file: string;
  suites?: readonly Suite[];
  specs: readonly Spec[];
}

interface Spec {
  title: string;
  tests: readonly {
    projectName: string;
    status: string;
    results: readonly { duration: number; error?: PlaywrightError }[];
  }[];
}

export interface Seconds {
  name: string;
  seconds: number;
}

/**
 * A file that failed before its first test counts as one failure, and so does a run that failed for no listed reason.
 */
export function totalsOfVitest(report: VitestReport): Totals {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + broken.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: report.numPendingTests,
  };
}

/** A flaky test counts as failed, because an intermittent failure is a failure. */
export function totalsOfPlaywright({ stats, errors }: PlaywrightReport): Totals {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** The failed tests and broken files of a vitest run: place, name and the start of the reason. */
export function failuresOfVitest(report: VitestReport, root: string): readonly string[] {
  const failures = report.testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const file = name.replace(`${root}/`, "");
      const tests = assertionResults.filter(({ status }) => status === "failed");
      return tests.length === 0
        ? [failure(file, "broke outside of its tests", message)]
        : tests.map((one) => failure(file, one.fullName, one.failureMessages?.[0]));
    });
  return report.success || failures.length > 0
    ? failures
    : ["tests: broke outside of all files, see the lines that begin with their name"];
}

/**
 * The flows of a Playwright run that failed at their first attempt, whatever the retry gave, and errors outside of
 * flows.
 */
export function failuresOfPlaywright({ suites, errors }: PlaywrightReport): readonly string[] {
  return [
    ...suites.flatMap(failuresOfSuite),
    ...errors.map(({ message }) => failure("e2e", "outside of the flows", message)),
  ];
}

function failuresOfSuite({ file, specs, suites = [] }: Suite): readonly string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, status, results }) => {
        const name = `${title} [${projectName}${status === "flaky" ? ", passed when repeated" : ""}]`;
        const { message = "", location } = results[0]?.error ?? {};
        const place =
          location === undefined ? "" : `at ${basename(location.file)}:${location.line}`;
        return failure(`e2e/${file}`, name, message, place);
      }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/**
 * One failure: its name with the reason's first line, and below it the next lines, which name what was looked for and
 * what was there. Strips terminal colours, which would make the reason unreadable in a log.
 */
function failure(file: string, name: string, reason = "", place = ""): string {
  const lines = stripVTControlCharacters(reason)
    .split("\n")
    .map((line) => line.trim());
  const [first = "", ...rest] = [...lines.slice(0, REASON_LINES), place].filter(
    (line) => line !== "",
  );
  return [
    `${file} › ${name}: ${first.slice(0, 200)}`,
    ...rest.map((line) => `    ${line.slice(0, 200)}`),
  ].join("\n");
}

/** The last line of `npm test`. */
export function summary(parts: readonly Totals[]): string {
  const sum = (key: keyof Totals) => parts.reduce((total, part) => total + part[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}

/** Duration of each file of a vitest run, named by its path from the repository's root. */
export function filesOfVitest({ testResults }: VitestReport, root: string): readonly Seconds[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: name.replace(`${root}/`, ""),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Duration of each file of flows, across all widths. */
export function filesOfPlaywright({ suites }: PlaywrightReport): readonly Seconds[] {
  const byFile = new Map<string, number>();
  for (const suite of suites) {
    const name = `e2e/${suite.file}`;
    byFile.set(name, (byFile.get(name) ?? 0) + millisecondsOf(suite) / 1000);
  }
  return [...byFile].map(([name, seconds]) => ({ name, seconds }));
}

function millisecondsOf({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    own.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + millisecondsOf(suite), 0)
  );
}

/** The durations summed by kind of file in a package, such as its stories. */
export function secondsByKind(files: readonly Seconds[]): readonly Seconds[] {
  const kinds = Map.groupBy(files, ({ name }) => {
    const [, place = name] = /^((?:packages\/)?[^/]+)\//.exec(name) ?? [];
    const [kind = ""] = /(?:\.stories|\.test|\.spec)\.tsx?$/.exec(name) ?? [];
    return `${place} *${kind}`;
  });
  return [...kinds].map(([name, all]) => ({
    name,
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
  }));
}

export function slowest(all: readonly Seconds[], most: number): string {
  return all
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)
    .join("\n");
}
