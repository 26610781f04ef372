import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderStore } from "./folder-store.ts";
import { FileExistsError } from "./store.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-store-"));
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

test("a file is read back as it was created", async () => {
  const store = folderStore(folder);
  await store.create("books/0123456789ab/entry.js", bytes("a"));
  expect(await store.read("books/0123456789ab/entry.js")).toEqual(Buffer.from("a"));
  expect(await store.read("books/0123456789ab/other.js")).toBeUndefined();
});

test("the same file may be created again, but never another one", async () => {
  const store = folderStore(folder);
  await store.create("a.js", bytes("a"));
  await store.create("a.js", bytes("a"));
  await expect(store.create("a.js", bytes("b"))).rejects.toThrow(FileExistsError);
  expect(await store.read("a.js")).toEqual(Buffer.from("a"));
  expect(await readdir(folder)).toEqual(["a.js"]);
});

test("of twenty writers of different files under one name exactly one wins, with its whole file", async () => {
  const store = folderStore(folder);
  const contents = Array.from({ length: 20 }, (_, index) => String(index).repeat(100_000));
  const results = await Promise.allSettled(contents.map((text) => store.create("a.js", bytes(text))));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(contents).toContain(new TextDecoder().decode(await store.read("a.js")));
});
