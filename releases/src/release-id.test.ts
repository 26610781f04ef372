import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { releaseId } from "./release-id.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "lagom-id-"));
  for (const folder of ["mf-books/src", "mf-reader/src", "shared/ui"])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, "pnpm-lock.yaml"), "lock");
  await writeFile(join(root, "mf-books/src/a.ts"), "a");
  await writeFile(join(root, "shared/ui/b.ts"), "b");
});
afterEach(() => rm(root, { recursive: true }));

test("the same sources give the same id in every folder", async () => {
  const copy = await mkdtemp(join(tmpdir(), "lagom-id-"));
  await cp(root, copy, { recursive: true });
  expect(await releaseId(copy, "books")).toBe(await releaseId(root, "books"));
  expect(await releaseId(root, "books")).toMatch(/^[0-9a-f]{12}$/);
  await rm(copy, { recursive: true });
});

test.each([
  ["its own source", "mf-books/src/a.ts"],
  ["shared", "shared/ui/b.ts"],
  ["the lock file", "pnpm-lock.yaml"],
])("a change of %s gives another id", async (_, file) => {
  const before = await releaseId(root, "books");
  await writeFile(join(root, file), "changed");
  expect(await releaseId(root, "books")).not.toBe(before);
});

test.each([
  ["another area", "mf-reader/src/a.ts"],
  ["a test", "mf-books/src/a.test.ts"],
  ["a build", "mf-books/dist/a.js"],
])("a change of %s leaves the id unchanged", async (_, file) => {
  const before = await releaseId(root, "books");
  await mkdir(join(root, file, ".."), { recursive: true });
  await writeFile(join(root, file), "changed");
  expect(await releaseId(root, "books")).toBe(before);
});
