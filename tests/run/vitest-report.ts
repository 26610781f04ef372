import { failure, type Outcome, withFlaky } from "./outcome.ts";

/** The parts we read of Vitest's JSON report: https://vitest.dev/guide/reporters#json-reporter */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    /** The error of a file that could not be run. */
    message: string;
    assertionResults: readonly AssertionResult[];
  }[];
}
interface AssertionResult {
  fullName: string;
  status: string;
  meta?: { retried?: boolean };
  failureMessages?: readonly string[] | null;
}

/**
 * Counts a run of Vitest. A component test that passed only when retried, as its set-up notes, counts as passed, unless there are
 * three or more of them; each is named. A file that could not be run is named too, though it counts no test.
 */
export function readVitestReport({ numPassedTests, numFailedTests, testResults }: VitestReport): Outcome {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${name} ${test.fullName}` })),
  );
  const flaky = tests
    .filter(({ status, meta }) => status === "passed" && meta?.retried)
    .map(({ name }) => name);
  const failedTests = tests
    .filter(({ status }) => status === "failed")
    .map(({ name, failureMessages }) => failure(name, failureMessages?.[0]));
  const failedFiles = testResults
    .filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0)
    .map(({ name, message }) => failure(name, message));
  const counts = { passed: numPassedTests - flaky.length, failed: numFailedTests };
  return { counts: withFlaky(counts, flaky.length), failures: [...failedFiles, ...failedTests], flaky };
}
