import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../run/command.ts";

interface Violation {
  from: string;
  rule: { name: string };
}

/** Files of a small checkout that each break a rule, with the name of the rule. */
async function violationsIn(files: Record<string, string>): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-rules-"));
  try {
    await lay(folder, files);
    const packages = packagesOf(files);
    const command = join(root, "tests/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
    const config = join(root, ".dependency-cruiser.mjs");
    const { stdout } = spawnSync(
      process.execPath,
      [command, "--config", config, "--output-type", "json", ...packages],
      { cwd: folder, encoding: "utf8" },
    );
    const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
    return summary.violations.map(({ from, rule }) => [from, rule.name]).sort();
  } finally {
    await rm(folder, { recursive: true });
  }
}

const packagesOf = (files: Record<string, string>) => [
  ...new Set(Object.keys(files).map((name) => name.split("/")[0] ?? "")),
];

async function lay(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, source] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), source);
  }
  await mkdir(join(folder, "node_modules/@lagom"), { recursive: true });
  for (const name of packagesOf(files)) {
    await symlink(join(folder, name), join(folder, "node_modules/@lagom", name));
    const manifest = { name: `@lagom/${name}`, exports: { "./*": "./*.ts" } };
    await writeFile(join(folder, name, "package.json"), JSON.stringify(manifest));
  }
}

const LEAVES = Object.fromEntries(
  [
    "mf-reader/leaf",
    "mf-books/src/components/leaf",
    "mf-books/src/queries/leaf",
    "server/leaf",
    "server/src/features/words/leaf",
    "server/src/texts/passages/leaf",
    "shared/analytics/provide",
    "shared/contract/calls",
    "shared/paths",
    "shared/ui/button",
    "shell/leaf",
  ].map((name) => [`${name}.ts`, "export const leaf = 1;"]),
);

test("forbidden imports are reported with the rule they break", async () => {
  const found = await violationsIn({
    ...LEAVES,
    "mf-books/src/pages/cycle-a.ts": `import "./cycle-b.ts";`,
    "mf-books/src/pages/cycle-b.ts": `import type {} from "./cycle-a.ts";`,
    "mf-books/src/pages/other-area.ts": `import "@lagom/mf-reader/leaf";`,
    "mf-books/src/pages/server.ts": `import type { leaf } from "@lagom/server/leaf";`,
    "mf-books/src/pages/by-path.ts": `export { leaf } from "../../../shared/paths.ts";`,
    "mf-books/src/pages/events.ts": `import "@lagom/shared/analytics/provide";`,
    "mf-books/src/pages/gone.ts": `import "./nowhere.ts";`,
    "mf-books/src/queries/upwards.ts": `import "../components/leaf.ts";`,
    "server/src/platform/http/feature.ts": `import "../../features/words/leaf.ts";`,
    "server/src/language/lexicon/type.ts": `import type { leaf } from "../../texts/passages/leaf.ts";`,
    "server/src/hosts/web/widget.ts": `import "@lagom/shared/ui/button";`,
    "server/src/newcomer/a.ts": `import "../texts/passages/leaf.ts";`,
    "shared/ui/on-demand.ts": `void import("@lagom/shell/leaf");`,
  });
  expect(found).toEqual([
    ["mf-books/src/pages/by-path.ts", "packages are imported by name, not by path"],
    ["mf-books/src/pages/cycle-a.ts", "no cycles"],
    ["mf-books/src/pages/events.ts", "only the shell says where events go"],
    ["mf-books/src/pages/gone.ts", "what is imported is there"],
    ["mf-books/src/pages/other-area.ts", "mf-[a-z]+ imports shared"],
    ["mf-books/src/pages/server.ts", "mf-[a-z]+ imports shared"],
    ["mf-books/src/queries/upwards.ts", "mf-books/src: queries/ imports nothing above it"],
    ["server/src/hosts/web/widget.ts", "the server takes only the contract and pure text code of shared"],
    ["server/src/language/lexicon/type.ts", "server/src: language/ imports nothing above it"],
    ["server/src/newcomer/a.ts", "server/src: every file has a layer"],
    ["server/src/platform/http/feature.ts", "server/src: platform/ imports nothing above it"],
    ["shared/ui/on-demand.ts", "shared imports no other package"],
  ]);
});

test("a file or folder that has no place in the order of its package is refused", async () => {
  const found = await violationsIn({
    ...LEAVES,
    "mf-books/src/helpers/a.ts": `import "../queries/leaf.ts";`,
    "mf-books/src/odds/leaf.ts": "export const leaf = 1;",
    "mf-books/src/pages/a.ts": `import "../odds/leaf.ts";`,
    "releases/src/newcomer/a.ts": `import "@lagom/shared/paths";`,
    "shared/newcomer/a.ts": `import "../paths.ts";`,
    "shared/newcomer.ts": `import "./paths.ts";`,
    "shell/src/newcomer/a.ts": `import "@lagom/shared/paths";`,
    "shell/src/newcomer.ts": `import "@lagom/shared/paths";`,
  });
  expect(found).toEqual([
    ["mf-books/src/helpers/a.ts", "mf-books/src: every file has a layer"],
    ["mf-books/src/pages/a.ts", "mf-books/src: every file has a layer"],
    ["releases/src/newcomer/a.ts", "releases/src: every file has a layer"],
    ["shared/newcomer.ts", "shared: every file has a layer"],
    ["shared/newcomer/a.ts", "shared: every file has a layer"],
    ["shell/src/newcomer.ts", "shell/src: every file has a layer"],
    ["shell/src/newcomer/a.ts", "shell/src: every file has a layer"],
  ]);
});

test("an area may import from shared, and the server from the contract", async () => {
  const found = await violationsIn({
    ...LEAVES,
    "mf-books/src/pages/a.ts": `import "@lagom/shared/paths"; import "../queries/leaf.ts";`,
    "server/src/hosts/api/a.ts": `import "@lagom/shared/contract/calls"; import "../../texts/passages/leaf.ts";`,
  });
  expect(found).toEqual([]);
});
