import { type Counts, withFlaky } from "./flaky.ts";

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

/**
 * Counts a run of the browser tests. A test that passed only when retried counts as passed, unless there are three or more of
 * them; each is named with what its failed try has left: the error and the content of the page.
 */
export function readPlaywrightReport(report: PlaywrightReport): { counts: Counts; flaky: string[] } {
  const { expected, unexpected, skipped } = report.stats;
  const flaky = report.suites.flatMap(flakyTests);
  return { counts: withFlaky({ passed: expected, failed: unexpected + skipped }, flaky.length), flaky };
}

function flakyTests({ file, specs, suites = [] }: Suite): string[] {
  const here = specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map(
        ({ projectName, results }) => `[${projectName}] ${file}:${line} ${title} (${whatIsLeftOf(results)})`,
      ),
  );
  return [...here, ...suites.flatMap(flakyTests)];
}

function whatIsLeftOf(results: readonly Result[]): string {
  const attachments = results.find(({ status }) => status !== "passed")?.attachments ?? [];
  return attachments.find(({ name }) => name === "error-context")?.path ?? "no page";
}
