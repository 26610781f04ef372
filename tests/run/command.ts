import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** What Node keeps of modules that it has compiled, which saves about a second of CPU time at each start and in each thread. */
export const COMPILED = join(root, "node_modules/.cache/node-compile");

/**
 * Runs a command of the workspace with its output shown.
 * @returns its exit code
 */
export async function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<number> {
  const bins = [join(root, "node_modules/.bin"), join(root, "tests/node_modules/.bin")].join(delimiter);
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, PATH: `${bins}${delimiter}${process.env.PATH}`, ...options.env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}
