import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { forbiddenImports } from "./imports.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const scratch: string[] = [];
afterEach(async () => {
  for (const folder of scratch.splice(0)) await rm(folder, { recursive: true });
});

async function violationsOf(name: string, source: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-rules-"));
  scratch.push(folder);
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), source);
  return (await forbiddenImports(folder, join(folder, name))).map(({ rule }) => rule);
}

test("every source file keeps to the import rules", async () => {
  const files = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"],
    { cwd: root, encoding: "utf8" },
  )
    .split("\n")
    .filter((file) => file.includes("/") && !file.endsWith(".d.ts"));
  expect(files.length).toBeGreaterThan(100);
  const violations = await Promise.all(files.map((file) => forbiddenImports(root, join(root, file))));
  expect(violations.flat()).toEqual([]);
});

test.each([
  [
    "an area imports another area",
    "mf-books/src/a.ts",
    `import "@lagom/mf-reader/x";`,
    "mf-books may not import mf-reader",
  ],
  [
    "an area imports the server",
    "mf-books/src/a.tsx",
    `import type { A } from "@lagom/server/x";`,
    "mf-books may not import server",
  ],
  [
    "an area reaches the shell by path",
    "mf-books/src/a.ts",
    `export { a } from "../../shell/src/a.ts";`,
    "packages are imported by name, not by path",
  ],
  [
    "shared imports the shell on demand",
    "shared/a.ts",
    `void import("@lagom/shell/a");`,
    "shared may not import shell",
  ],
  [
    "an area says where events go",
    "mf-books/src/a.ts",
    `import { provideAnalytics } from "@lagom/shared/analytics/provide";`,
    "analytics/provide is the shell's",
  ],
  [
    "the server takes a widget",
    "server/src/a.ts",
    `import { B } from "@lagom/shared/ui/button";`,
    "server takes only contract and pure text code of shared",
  ],
])("refused: %s", async (_, name, source, rule) => {
  expect(await violationsOf(name, source)).toEqual([rule]);
});

test("allowed: an area takes of shared, the server of the contract", async () => {
  expect(
    await violationsOf("mf-books/src/a.ts", `import { paths } from "@lagom/shared/paths"; import "./b.ts";`),
  ).toEqual([]);
  expect(
    await violationsOf("server/src/a.ts", `import { calls } from "@lagom/shared/contract/calls";`),
  ).toEqual([]);
});
