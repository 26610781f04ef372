import { holdOutput } from "./run/command.ts";
import type { Counts } from "./run/playwright-report.ts";
import { type StepName, steps } from "./run/steps.ts";

/**
 * Every check of the project, or those named on the command line.
 * The last line is `N passed, N failed`; the exit code is 1 when anything failed.
 */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(", ")}. There are: ${Object.keys(steps).join(", ")}.`);
  process.exit(1);
}

/** The groups run one after the other, the quick ones first; the steps of a group side by side, since none keeps all cores busy. */
const GROUPS: readonly (readonly StepName[])[] = [
  ["lint", "types", "corpus"],
  ["unit", "components", "faults"],
  ["e2e"],
];

const total: Counts = { passed: 0, failed: 0 };
for (const group of GROUPS) {
  const chosen = group.filter((name) => wanted.length === 0 || wanted.includes(name));
  if (chosen.length > 1) await Promise.all(chosen.map(runHeld));
  else for (const name of chosen) await runShown(name);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function runShown(name: StepName): Promise<void> {
  console.log(`\n── ${name}`);
  console.log(await runStep(name));
}

/** Prints what the step has printed once it ends, so that it does not mix with that of the others. */
async function runHeld(name: StepName): Promise<void> {
  const { result, output } = await holdOutput(() => runStep(name));
  console.log(`\n── ${name}\n${output}${result}`);
}

/** Runs a step and adds its counts. @returns a line with them and its duration */
async function runStep(name: StepName): Promise<string> {
  const started = Date.now();
  const { passed, failed } = await steps[name]().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  return `   ${name}: ${passed} passed, ${failed} failed, ${Math.round((Date.now() - started) / 1000)} s`;
}
