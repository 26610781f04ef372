import { expect, test } from "vitest";
import { readVitestReport, type VitestReport } from "../run/vitest-report.ts";

const report = (flaky: number): VitestReport => ({
  numPassedTests: 5 + flaky,
  numFailedTests: 1,
  testResults: [
    {
      name: "a.browser.test.tsx",
      status: "failed",
      message: "",
      assertionResults: [
        { fullName: "always passes", status: "passed", meta: {} },
        {
          fullName: "fails twice",
          status: "failed",
          meta: { retried: true },
          failureMessages: ["\u001b[31mError: no\u001b[39m"],
        },
        ...Array.from({ length: flaky }, (_, n) => ({
          fullName: `unlucky ${n}`,
          status: "passed",
          meta: { retried: true },
        })),
      ],
    },
    { name: "b.test.ts", status: "failed", message: "Cannot find module", assertionResults: [] },
  ],
});

test("failures are named with their errors; what passes when retried is named and does not fail the run", () => {
  expect(readVitestReport(report(2))).toEqual({
    counts: { passed: 7, failed: 1 },
    failures: ["b.test.ts\nCannot find module", "a.browser.test.tsx fails twice\nError: no"],
    flaky: ["a.browser.test.tsx unlucky 0", "a.browser.test.tsx unlucky 1"],
  });
});

test("three of them fail the run", () => {
  expect(readVitestReport(report(3)).counts).toEqual({ passed: 5, failed: 4 });
});
