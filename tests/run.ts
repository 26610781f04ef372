import { type Step, type StepName, steps } from "./run/steps.ts";

/**
 * Runs every check of the project, or those named on the command line, one after the other. The last line is `N passed, N
 * failed`; the exit code is 1 if anything failed.
 */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(", ")}. There are: ${Object.keys(steps).join(", ")}.`);
  process.exit(1);
}

let passed = 0;
let failed = 0;
for (const [name, step] of Object.entries(steps) as [StepName, Step][]) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  const started = Date.now();
  const counts = await step().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  passed += counts.passed;
  failed += counts.failed;
  console.log(
    `   ${name}: ${counts.passed} passed, ${counts.failed} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
