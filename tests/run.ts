import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outcome } from "./run/outcome.ts";
import { GROUPS, type StepName, steps, sum } from "./run/steps.ts";

/**
 * Runs every check of the project, or those named on the command line. At the end it names again what failed or passed only when
 * retried. The last line is `N passed, N failed`; the exit code is 1 if anything failed.
 */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(", ")}. There are: ${Object.keys(steps).join(", ")}.`);
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), "lagom-run-"));
/** Of the checks that begin with an empty database, the first makes this image of one. */
process.env.LAGOM_IMAGE = join(folder, "image.tar");

const outcomes: Outcome[] = [];
for (const group of GROUPS) {
  const names = group.filter((name) => wanted.length === 0 || wanted.includes(name));
  outcomes.push(...(await Promise.all(names.map(runStep))));
}
await rm(folder, { recursive: true });
const { counts, failures, flaky } = sum(outcomes);
for (const test of flaky) console.log(`\nflaky: ${test}`);
for (const test of failures) console.log(`\nfailed: ${test}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);

/** Runs a step and prints its counts. */
async function runStep(name: StepName): Promise<Outcome> {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const outcome = await steps[name]().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    return { counts: { passed: 0, failed: 1 }, failures: [`${name}: ${message}`], flaky: [] };
  });
  const { passed, failed } = outcome.counts;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n   ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  return outcome;
}
