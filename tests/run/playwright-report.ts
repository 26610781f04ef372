/** The counts of a step. */
export interface Counts {
  passed: number;
  failed: number;
}

/** The parts we read of Playwright's JSON report: https://playwright.dev/docs/test-reporters#json-reporter */
export interface PlaywrightReport {
  suites: readonly Suite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}
interface Suite {
  file: string;
  suites?: readonly Suite[];
  specs: readonly {
    title: string;
    line: number;
    tests: readonly { projectName: string; status: string; results: readonly Result[] }[];
  }[];
}
interface Result {
  status: string;
  attachments: readonly { name: string; path?: string }[];
}

/** This many tests that pass only when retried fail a run: one may be bad luck, three are a fault. */
const FLAKY_LIMIT = 3;

/**
 * Counts a run of the browser tests. A test that passed only when retried counts as passed, unless there are three or more of
 * them; each is named with the trace of its failed try.
 */
export function readPlaywrightReport(report: PlaywrightReport): { counts: Counts; flaky: string[] } {
  const { expected, unexpected, skipped } = report.stats;
  const flaky = report.suites.flatMap(flakyTests);
  const refused = flaky.length >= FLAKY_LIMIT;
  return {
    counts: {
      passed: expected + (refused ? 0 : flaky.length),
      failed: unexpected + skipped + (refused ? flaky.length : 0),
    },
    flaky,
  };
}

function flakyTests({ file, specs, suites = [] }: Suite): string[] {
  const here = specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map(({ projectName, results }) => `[${projectName}] ${file}:${line} ${title} (${traceOf(results)})`),
  );
  return [...here, ...suites.flatMap(flakyTests)];
}

function traceOf(results: readonly Result[]): string {
  const attachments = results.find(({ status }) => status !== "passed")?.attachments ?? [];
  return attachments.find(({ name }) => name === "trace")?.path ?? "no trace";
}
