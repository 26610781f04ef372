import { AsyncLocalStorage } from "node:async_hooks";
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

const heldOutput = new AsyncLocalStorage<string[]>();

/**
 * Runs an action while others run beside it, and holds back the output of its commands.
 * @returns the result of the action, and the output
 */
export async function holdOutput<T>(action: () => Promise<T>): Promise<{ result: T; output: string }> {
  const output: string[] = [];
  return { result: await heldOutput.run(output, action), output: output.join("") };
}

/**
 * Runs a command of the workspace. Its output is shown, or held back within `holdOutput`.
 * @returns its exit code
 */
export async function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<number> {
  const bins = [join(root, "node_modules/.bin"), join(root, "tests/node_modules/.bin")].join(delimiter);
  const held = heldOutput.getStore();
  const output = held ? "pipe" : "inherit";
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, PATH: `${bins}${delimiter}${process.env.PATH}`, ...options.env },
    stdio: ["ignore", output, output],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => held?.push(String(text)));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}
