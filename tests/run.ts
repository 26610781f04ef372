import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GROUPS, type StepName, steps } from "./run/steps.ts";

/**
 * Runs every check of the project, or those named on the command line. The last line is `N passed, N failed`; the exit code is
 * 1 if anything failed.
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

const counts = { passed: 0, failed: 0 };
for (const group of GROUPS) {
  await Promise.all(group.filter((name) => wanted.length === 0 || wanted.includes(name)).map(runStep));
}
await rm(folder, { recursive: true });
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);

/** Runs a step, prints its counts and adds them to those of the run. */
async function runStep(name: StepName): Promise<void> {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const { passed, failed } = await steps[name]().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  counts.passed += passed;
  counts.failed += failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n   ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
}
