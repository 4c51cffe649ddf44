export type Totals = { passed: number; failed: number; skipped: number };

/** The parts that are read of vitest's JSON report. */
export type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
};

/** The parts that are read of Playwright's JSON report. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
};

/** A file that broke before its first test counts as one failure, and so does a run that failed for no listed reason. */
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

/** A flaky test did not pass: what fails now and then is broken. */
export function totalsOfPlaywright({ stats, errors }: PlaywrightReport): Totals {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** The one line that `npm test` ends with. */
export function summary(parts: readonly Totals[]): string {
  const sum = (key: keyof Totals) => parts.reduce((total, part) => total + part[key], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}
