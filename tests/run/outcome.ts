import { stripVTControlCharacters } from "node:util";

/** The counts of a step. */
export interface Counts {
  passed: number;
  failed: number;
}

/** What a step found: its counts, and what failed or passed only when retried, one text each. */
export interface Outcome {
  counts: Counts;
  failures: readonly string[];
  flaky: readonly string[];
}

/** This many tests that pass only when retried fail a run: one may be bad luck, three are a fault. */
const FLAKY_LIMIT = 3;

/** So many characters of an error are enough to know it again. */
const ERROR_LENGTH = 600;

/** Counts tests that passed only when retried as passed, unless there are three or more of them. */
export function withFlaky({ passed, failed }: Counts, flaky: number): Counts {
  return flaky < FLAKY_LIMIT ? { passed: passed + flaky, failed } : { passed, failed: failed + flaky };
}

/** A failed test with the beginning of its error, without colours. */
export const failure = (test: string, error = "") =>
  `${test}\n${stripVTControlCharacters(error).slice(0, ERROR_LENGTH)}`.trim();
