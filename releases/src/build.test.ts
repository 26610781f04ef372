import { execFile } from "node:child_process";
import { appendFile, cp, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { DEPLOYABLES, type Deployable } from "@lagom/shared/remote";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "./build.ts";
import { folderOf } from "./deployables.ts";
import { describe } from "./describe.ts";
import { releaseId } from "./release-id.ts";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../..", import.meta.url));

const CACHES = [".cache", ".vite", ".vitest-cache"];

let folder: string;
let copy: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-build-"));
  copy = join(folder, "copy");
  for (const name of [
    "shared",
    ...DEPLOYABLES.map(folderOf),
    "pnpm-lock.yaml",
    "package.json",
    "tsconfig.base.json",
  ])
    await cp(join(root, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => basename(path) !== "dist",
    });
  // Links instead of copies: the packages take a gigabyte. Caches change while they are linked.
  const packages = (await readdir(join(root, "node_modules"))).filter((name) => !CACHES.includes(name));
  await mkdir(join(copy, "node_modules"));
  await run("cp", [
    "-al",
    ...packages.map((name) => join(root, "node_modules", name)),
    join(copy, "node_modules"),
  ]);
});
afterAll(() => rm(folder, { recursive: true, force: true }), 60_000);

/** The hash of every file of a build. */
async function builtIn(checkout: string, deployable: Deployable, id: string) {
  const output = await mkdtemp(join(folder, "out-"));
  await build(checkout, deployable, id, output);
  return (await describe(deployable, id, output, { revision: null, author: "" })).files;
}

// A nondeterministic order of an area's chunks shows in one build of three, so several are compared.
test.each([
  ["books", ["a", "lagom", "elsewhere", "copy-2", "checkout", "in-a-folder-with-a-long-name"]],
  ["shell", ["elsewhere-too"]],
] as const)(
  "the same sources of %s, built in several folders, give the same id and the same bytes",
  async (deployable, folders) => {
    const id = await releaseId(root, deployable);
    const here = await builtIn(root, deployable, id);
    expect(Object.keys(here).length).toBeGreaterThan(10);
    for (const name of folders) {
      const moved = join(folder, name);
      await rename(copy, moved);
      copy = moved;
      expect(await releaseId(copy, deployable)).toBe(id);
      expect(await builtIn(copy, deployable, id)).toEqual(here);
    }
  },
  240_000,
);

test("different sources in one area change that area's bytes, and leave every other deployable's id unchanged", async () => {
  const idsOf = () =>
    Promise.all(
      DEPLOYABLES.map(async (deployable) => [deployable, await releaseId(copy, deployable)] as const),
    );
  const before = new Map(await idsOf());
  await appendFile(join(copy, "mf-books/src/strings.ts"), "\nexport const more = 1;\n");
  const changed = (await idsOf()).filter(([deployable, id]) => before.get(deployable) !== id);
  expect(changed.map(([deployable]) => deployable)).toEqual(["books"]);
});
