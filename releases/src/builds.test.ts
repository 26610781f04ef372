import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BuildError } from "./build.ts";
import { builtFolder } from "./build-all.ts";
import { type Builds, openBuilds } from "./builds.ts";

const ID = "0123456789ab";

let folder: string;
let said: string[];
let builds: Builds;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-builds-"));
  for (const name of ["shared", "shell", "mf-reader", "mf-books", "mf-account", "mf-admin"])
    await mkdir(join(folder, name));
  await writeFile(join(folder, "mf-books/rsbuild.config.mjs"), "throw new Error('no such thing');");
  vi.stubEnv("TMPDIR", folder);
  said = [];
  builds = openBuilds({ root: folder, built: join(folder, "built"), onProgress: (text) => said.push(text) });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await builds.close();
  await rm(folder, { recursive: true });
});

test("a release that was built beforehand is not built again", async () => {
  const ready = builtFolder(join(folder, "built"), "books", ID);
  await mkdir(ready, { recursive: true });
  expect(await builds.take("books", ID)).toBe(ready);
  expect(said).toEqual([]);
});

test("whoever takes a build that fails hears why, each time, and it is made once", async () => {
  const failed = await Promise.allSettled([builds.take("books", ID), builds.take("books", ID)]);
  for (const { status, reason } of failed as PromiseRejectedResult[]) {
    expect(status).toBe("rejected");
    expect(reason).toBeInstanceOf(BuildError);
    expect(reason.message).toContain("no such thing");
  }
  expect(said).toEqual([`building books (${ID})`]);
});

test("closing ends the build that is being made, and nothing of it is left", async () => {
  await writeFile(
    join(folder, "mf-reader/rsbuild.config.mjs"),
    "await new Promise(() => setInterval(() => {}, 1000));",
  );
  const endless = builds.take("reader", ID);
  const next = builds.take("books", ID);
  const ended = Promise.allSettled([endless, next]);
  await expect.poll(() => said).toHaveLength(1);
  await builds.close();
  for (const { status } of await ended) expect(status).toBe("rejected");
  expect(said).toEqual([`building reader (${ID})`]);
  expect((await readdir(folder)).filter((name) => name.startsWith("lagom-"))).toEqual([]);
});
