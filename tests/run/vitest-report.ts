import { type Counts, withFlaky } from "./flaky.ts";

/** The parts we read of Vitest's JSON report: https://vitest.dev/guide/reporters#json-reporter */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    assertionResults: readonly { fullName: string; status: string; meta?: { retried?: boolean } }[];
  }[];
}

/**
 * Counts a run of Vitest. A component test that passed only when retried, as its set-up notes, counts as passed, unless there are
 * three or more of them; each is named.
 */
export function readVitestReport(report: VitestReport): { counts: Counts; flaky: string[] } {
  const flaky = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, meta }) => status === "passed" && meta?.retried)
      .map(({ fullName }) => `${name} ${fullName}`),
  );
  const passed = report.numPassedTests - flaky.length;
  return { counts: withFlaky({ passed, failed: report.numFailedTests }, flaky.length), flaky };
}
