import type { Level } from "@lagom/shared/text/levels";
import { expect, test } from "vitest";
import { otherLevel } from "./other-level.ts";

const report = (estimated: Level | null) => ({
  within: 1,
  mean_sentence: 9,
  longest_sentence: 15,
  estimated,
});

test.each([
  ["B1", "B1", undefined],
  ["B1", null, undefined],
  ["B1", "B2", "B2"],
  ["A2", "A2", "A2"],
  ["A2", null, "A2"],
  // Requested at B1, returned at A2 and as hard as B1: still not what was requested.
  ["A2", "B1", "A2"],
] as const)("for B1, a text of %s that seems %s is shown as %s", (level, estimated, said) => {
  expect(otherLevel({ level, requested_level: "B1", level_report: report(estimated) })).toBe(said);
});

test("a text without a report has the level that it has", () => {
  expect(otherLevel({ level: "C1", requested_level: "B2", level_report: null })).toBe("C1");
});
