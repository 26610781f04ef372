import { expect, test } from "vitest";
import { type PlaywrightReport, readPlaywrightReport } from "../run/playwright-report.ts";

const spec = (title: string, status: string) => ({
  title,
  line: 7,
  tests: [
    {
      projectName: "phone",
      status,
      results: [
        {
          status: "failed",
          error: { message: "Error: no" },
          attachments: [{ name: "error-context", path: "test-results/error-context.md" }],
        },
        { status: "passed", attachments: [] },
      ],
    },
  ],
});

const report = (flaky: number): PlaywrightReport => ({
  stats: { expected: 5, unexpected: 1, flaky, skipped: 1 },
  suites: [
    {
      file: "a.spec.ts",
      specs: [
        spec("always passes", "expected"),
        spec("always fails", "unexpected"),
        spec("was left out", "skipped"),
      ],
      suites: [
        { file: "a.spec.ts", specs: Array.from({ length: flaky }, (_, n) => spec(`unlucky ${n}`, "flaky")) },
      ],
    },
  ],
});

test("failures are named with their errors; what passes when retried is named with what it left and does not fail the run", () => {
  expect(readPlaywrightReport(report(2))).toEqual({
    counts: { passed: 7, failed: 2 },
    failures: ["[phone] a.spec.ts:7 always fails\nError: no", "[phone] a.spec.ts:7 was left out\nError: no"],
    flaky: [
      "[phone] a.spec.ts:7 unlucky 0 (test-results/error-context.md)",
      "[phone] a.spec.ts:7 unlucky 1 (test-results/error-context.md)",
    ],
  });
});

test("three of them fail the run", () => {
  expect(readPlaywrightReport(report(3)).counts).toEqual({ passed: 5, failed: 5 });
});
