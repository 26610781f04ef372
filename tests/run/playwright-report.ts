import { failure, type Outcome, withFlaky } from "./outcome.ts";

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
  error?: { message?: string };
  attachments: readonly { name: string; path?: string }[];
}

/**
 * Counts a run of the browser tests. A test that passed only when retried counts as passed, unless there are three or more of
 * them; each is named with what its failed try has left: the error and the content of the page.
 */
export function readPlaywrightReport({ stats, suites }: PlaywrightReport): Outcome {
  const { expected, unexpected, skipped } = stats;
  const tests = suites.flatMap(testsOf);
  const flaky = tests
    .filter(({ status }) => status === "flaky")
    .map(({ name, results }) => `${name} (${whatIsLeftOf(results)})`);
  const failures = tests
    .filter(({ status }) => status === "unexpected" || status === "skipped")
    .map(({ name, status, results }) => failure(name, errorOf(results)?.message ?? status));
  const counts = { passed: expected, failed: unexpected + skipped };
  return { counts: withFlaky(counts, flaky.length), failures, flaky };
}

interface Test {
  name: string;
  status: string;
  results: readonly Result[];
}

function testsOf({ file, specs, suites = [] }: Suite): Test[] {
  const here = specs.flatMap(({ title, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${file}:${line} ${title}`,
      status,
      results,
    })),
  );
  return [...here, ...suites.flatMap(testsOf)];
}

const failedTry = (results: readonly Result[]) => results.find(({ status }) => status !== "passed");

const errorOf = (results: readonly Result[]) => failedTry(results)?.error;

function whatIsLeftOf(results: readonly Result[]): string {
  const attachments = failedTry(results)?.attachments ?? [];
  return attachments.find(({ name }) => name === "error-context")?.path ?? "no page";
}
