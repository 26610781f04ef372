import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findTestChromium } from "./chromium.ts";
import { COMPILED, run } from "./command.ts";
import { mayMount } from "./may-mount.ts";
import type { Outcome } from "./outcome.ts";
import { PACKAGES } from "./packages.ts";
import { findPgbouncer } from "./pgbouncer.ts";
import { type PlaywrightReport, readPlaywrightReport } from "./playwright-report.ts";
import { readVitestReport, type VitestReport } from "./vitest-report.ts";

export type Step = () => Promise<Outcome>;

/** What runs in pages and what runs in Node: packages of one kind share most of their imports, which are read once. */
const KINDS = ["tsconfig.pages.json", "tsconfig.node.json"];

/** The checks by name. */
export const steps = {
  lint: () =>
    sideBySide([
      one("biome", ["check", "--error-on-warnings", "."]),
      one("depcruise", PACKAGES),
      one("knip", ["--include", "files,exports,types,dependencies,unlisted,unresolved", "--no-progress"]),
    ]),
  // One checker each: several would work out the same types anew, and the other kind has the other core.
  types: () => sideBySide(KINDS.map((kind) => one("tsc", ["--noEmit", "--checkers", "1", "-p", kind]))),
  corpus: () => one(process.execPath, ["only-node-24.mjs", "server/src/hosts/commands/corpus-check.ts"]),
  // More workers than cores, since some tests wait; otherwise each project would use fewer, whatever the root config says.
  unit: () =>
    reported("vitest", ["run", "--config", "tests/vitest.config.ts"], "vitest", {
      VITEST_MAX_WORKERS: "4",
      NODE_COMPILE_CACHE: COMPILED,
    }),
  components: async () =>
    reported("vitest", ["run", "--config", "tests/components/vitest.config.ts"], "vitest", {
      CHROMIUM_PATH: await findTestChromium(),
    }),
  faults: async () => {
    const pgbouncer = await findPgbouncer();
    const leftOut: string[] = [];
    const leaveOut = (file: string, why: string) => {
      console.log(`   ${file} is left out: ${why}`);
      leftOut.push("--exclude", `**/${file}`);
    };
    if (!pgbouncer) leaveOut("pooler.test.ts", "there is no PgBouncer; install the package pgbouncer");
    if (!(await mayMount())) leaveOut("disk.test.ts", "this user may not mount a small disk");
    return reported("vitest", ["run", "--root", "tests/faults", ...leftOut], "vitest", {
      PGBOUNCER_PATH: pgbouncer ?? "",
    });
  },
  e2e: async () => {
    const chromium = await findTestChromium();
    return reported("playwright", ["test", "--config", "tests/playwright.config.ts"], "playwright", {
      CHROMIUM_PATH: chromium,
    });
  },
} satisfies Record<string, Step>;
export type StepName = keyof typeof steps;

/** The order of the checks, quick ones first; those of a group run at the same time, since each of them waits now and then. */
export const GROUPS: readonly (readonly StepName[])[] = [
  ["lint", "types"],
  ["corpus", "unit"],
  ["components", "faults"],
  ["e2e"],
];

async function one(command: string, args: readonly string[]): Promise<Outcome> {
  const code = await run(command, args);
  return code === 0
    ? { counts: { passed: 1, failed: 0 }, failures: [], flaky: [] }
    : { counts: { passed: 0, failed: 1 }, failures: [`${command} ${args.join(" ")}`], flaky: [] };
}

/** Runs a test runner and counts from its JSON report; a runner that ends without one has failed. */
async function reported(
  command: string,
  args: readonly string[],
  runner: "vitest" | "playwright",
  env: Record<string, string> = {},
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-report-"));
  const file = join(folder, "report.json");
  try {
    const code = await run(command, [...args, ...reporters[runner].args(file)], {
      env: { ...env, ...reporters[runner].env(file) },
    });
    const outcome = reporters[runner].read(JSON.parse(await readFile(file, "utf8")));
    if (code === 0 || outcome.counts.failed > 0) return outcome;
    const failures = [...outcome.failures, `${runner} ended with code ${code}, see above`];
    return { ...outcome, counts: { ...outcome.counts, failed: 1 }, failures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const reporters = {
  vitest: {
    args: (file: string) => ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
    env: () => ({}),
    read: (report: unknown) => readVitestReport(report as VitestReport),
  },
  playwright: {
    // Print the failures last, where people look for them.
    args: () => ["--reporter=dot,json"],
    env: (file: string) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    read: (report: unknown) => readPlaywrightReport(report as PlaywrightReport),
  },
};

/** The outcome of checks that run at the same time: each mostly uses one core. */
const sideBySide = async (checks: readonly Promise<Outcome>[]): Promise<Outcome> =>
  sum(await Promise.all(checks));

/** The outcome of several checks as one. */
export const sum = (all: readonly Outcome[]): Outcome => ({
  counts: {
    passed: all.reduce((total, { counts }) => total + counts.passed, 0),
    failed: all.reduce((total, { counts }) => total + counts.failed, 0),
  },
  failures: all.flatMap(({ failures }) => failures),
  flaky: all.flatMap(({ flaky }) => flaky),
});
