import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changeEnvironment, readEnvironment } from "@lagom/releases/environment";
import { folderStore } from "@lagom/releases/folder-store";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { testDatabase } from "../../testing/database.ts";
import { storeRelease, testRelease } from "../../testing/releases.ts";
import { verifyTestToken } from "../../testing/tokens.ts";
import { buildWeb } from "../web/build-web.ts";

const ROUTES = JSON.stringify([{ path: "/", guard: "none", title: "Home", page: "landing" }]);
const ENTRY = "/releases/books/0000000000b1/entry.js";

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-good-"));
  database = await testDatabase();
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const openWeb = () => {
  const config = readConfig({ LOG_LEVEL: "silent", LAGOM_DATA: folder });
  const store = folderStore(join(folder, "releases"));
  return buildWeb({ config, database, store, verifyToken: verifyTestToken });
};

test("with the database stopped and the store gone, pages and files still load, from a new process too", async () => {
  const store = folderStore(join(folder, "releases"));
  for (const release of [
    testRelease("shell", "0000000000a1", { files: { "routes.json": ROUTES } }),
    testRelease("books", "0000000000b1"),
  ]) {
    await storeRelease({ database, store }, release);
    const { deployable, id: to } = release.record;
    const change = { action: "promote", deployable, to, percent: null } as const;
    await changeEnvironment(database.db, await readEnvironment(database.db), change, { who: "test" });
  }
  const web = await openWeb();
  expect((await web.inject("/")).statusCode).toBe(200);
  // The copies are made beside the first page.
  await vi.waitFor(
    async () => expect(await folderStore(join(folder, "last-good")).read("state.json")).toBeDefined(),
    20_000,
  );

  await database.close();
  await rename(join(folder, "releases"), join(folder, "gone"));
  for (const host of [web, await openWeb()]) {
    const page = await host.inject("/");
    expect(page.statusCode, page.body).toBe(200);
    expect(page.body).toContain("0000000000b1");
    const file = await host.inject(ENTRY);
    expect([file.statusCode, file.body]).toEqual([200, "entry of 0000000000b1"]);
    expect((await host.inject("/releases/current.json")).json()).toMatchObject({ revision: 2 });
    expect((await host.inject(ENTRY.replace("b1/", "b2/"))).statusCode).toBeGreaterThanOrEqual(404);
    await host.close();
  }
}, 120_000);
