import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import { integrityOf, storeKey } from "@lagom/releases/store-key";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { testRelease } from "../../testing/releases.ts";
import { smokeLoader } from "./smoke-load.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-smoke-"));
  vi.stubEnv("CHROMIUM_PATH", process.execPath); // it is not started here
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it.each([
  ["the store has lost the routes of the shell", false],
  ["the shell has no route to the area", true],
])("refuses a release of which no page can be loaded, since %s", async (_, isStored) => {
  const store = folderStore(folder);
  const [shell, books] = [testRelease("shell", "0000000000a1"), testRelease("books", "0000000000b1")];
  const routes = shell.files.get("routes.json") ?? Buffer.of();
  if (isStored)
    await store.create(storeKey("shell", shell.record.id, "routes.json", integrityOf(routes)), routes);
  const load = smokeLoader(store, readConfig({ LOG_LEVEL: "silent" }));
  const records = new Map([shell, books].map(({ record }) => [record.deployable, record] as const));
  expect(await load(records, books.record, undefined)).toEqual({
    problems: ["no page of books can be found by the live shell’s routes"],
  });
});
