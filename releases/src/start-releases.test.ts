import { expect, test } from "vitest";
import { mayMove, STARTER } from "./start-releases.ts";

const live = (by: string) => ({ by });

test.each([
  ["nothing is live, in development", undefined, false, true],
  ["nothing is live, in production", undefined, true, true],
  ["start made it live, in development", live(STARTER), false, true],
  ["start made it live, in production", live(STARTER), true, false],
  ["a person made it live or rolled it back, in development", live("operator"), false, false],
  ["a person made it live or rolled it back, in production", live("operator"), true, false],
])("%s: moving on is allowed or not", (_, release, production, allowed) => {
  expect(mayMove(release, production)).toBe(allowed);
});
