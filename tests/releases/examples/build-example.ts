import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string) => join(import.meta.dirname, name);

/** How each example is built: by the program that its team would run, in its own folder. */
const BUILDS = {
  "vite-books": (out: string) => [
    join(resolve("vite/package.json"), "../bin/vite.js"),
    ...["build", "--configLoader", "native", "--logLevel", "error", "--emptyOutDir", "--outDir", out],
  ],
  "rspack-books": (out: string) => ["build.ts", out],
};
export type Example = keyof typeof BUILDS;

/** Builds an area whose toolchain is not ours. @throws Error with the output of the build */
export async function buildExample(example: Example, out: string): Promise<void> {
  await run(process.execPath, BUILDS[example](out), {
    cwd: folderOf(example),
    env: { ...process.env, NODE_ENV: "production" },
  });
}
