/** The counts of a step. */
export interface Counts {
  passed: number;
  failed: number;
}

/** This many tests that pass only when retried fail a run: one may be bad luck, three are a fault. */
const FLAKY_LIMIT = 3;

/** Counts tests that passed only when retried as passed, unless there are three or more of them. */
export function withFlaky({ passed, failed }: Counts, flaky: number): Counts {
  return flaky < FLAKY_LIMIT ? { passed: passed + flaky, failed } : { passed, failed: failed + flaky };
}
