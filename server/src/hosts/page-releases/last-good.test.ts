import { mkdtemp, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { changeEnvironment, readEnvironment } from "@lagom/releases/environment";
import { folderStore } from "@lagom/releases/folder-store";
import type { ReleaseRecord } from "@lagom/releases/record";
import { storeKey } from "@lagom/releases/store-key";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { testDatabase } from "../../testing/database.ts";
import { storeRelease, testRelease } from "../../testing/releases.ts";
import { verifyTestToken } from "../../testing/tokens.ts";
import { buildWeb } from "../web/build-web.ts";
import { lastGood } from "./last-good.ts";

const ROUTES = JSON.stringify([{ path: "/", guard: "none", title: "Home", page: "landing" }]);
const ENTRY = "/releases/books/0000000000b1/entry.js";

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-good-"));
  database = await testDatabase();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const keyOf = ({ deployable, id, files }: ReleaseRecord, name: string) =>
  storeKey(deployable, id, name, files[name]?.integrity ?? "");

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
});

test("a revision copies what is new or lost, and touches no copy that is whole", async () => {
  const own = await mkdtemp(join(tmpdir(), "lagom-good-"));
  const [store, copies] = [folderStore(join(own, "releases")), folderStore(join(own, "good", "files"))];
  const first = testRelease("books", "0000000000b1");
  const second = testRelease("books", "0000000000b2");
  for (const { record, files } of [first, second])
    for (const [name, bytes] of files) await store.create(keyOf(record, name), bytes);
  const shell = { id: "0000000000a1", scripts: [], styles: [] };
  const document = (revision: number) => ({
    ...{ environment: "test", revision, worker: false, areas: {} },
    shell: { live: shell, fallback: null },
  });
  const written = async () =>
    (await stat(dirname(join(own, "good/files", keyOf(first.record, "entry.js"))))).mtimeMs;

  const good = lastGood(join(own, "good"), store);
  await good.keep({ document: document(1), records: [first.record] });
  const before = await written();
  await good.keep({ document: document(2), records: [first.record, second.record] });
  await lastGood(join(own, "good"), store).keep({
    document: document(3),
    records: [first.record, second.record],
  });
  expect(await written()).toBe(before);
  expect((await good.load())?.document.revision).toBe(3);

  await copies.remove(keyOf(first.record, "entry.js"));
  await good.keep({ document: document(4), records: [first.record] });
  expect(String(await copies.read(keyOf(first.record, "entry.js")))).toBe("entry of 0000000000b1");
  expect(await copies.list(`books/${second.record.id}/`)).toEqual([]);
  await rm(own, { recursive: true });
});
