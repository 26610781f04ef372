import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";

/** The one message of Biome's `useReactCompiler` that is a bug in each case; the rule, still new, has others too. */
const MESSAGE = "This render reads or writes a ref.";

interface Report {
  diagnostics: { message: string; location: { path: string; start: { line: number } } }[];
}

/** Where components and hooks touch a ref while they render. @param folders or files, from the root */
function refsInRender(...folders: string[]): string[] {
  const { stdout, stderr } = spawnSync(
    join(root, "node_modules/.bin/biome"),
    ["lint", "--only=nursery/useReactCompiler", "--max-diagnostics=none", "--reporter=json", ...folders],
    { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  if (!stdout.startsWith("{")) throw new Error(stderr);
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics
    .filter(({ message }) => message === MESSAGE)
    .map(({ location: { path, start } }) => `${path}:${start.line}`);
}

test("no component reads or writes a ref while it renders, which may happen more than once or for nothing", () => {
  expect(refsInRender("shell", "mf-reader", "mf-books", "mf-account", "mf-admin", "shared")).toEqual([]);
});

test("the check finds a ref that is read and one that is written", () => {
  expect(refsInRender("tests/rules/refs-in-render.tsx")).toEqual([
    "tests/rules/refs-in-render.tsx:6",
    "tests/rules/refs-in-render.tsx:7",
  ]);
});
