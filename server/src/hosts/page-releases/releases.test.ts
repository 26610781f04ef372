import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  changeEnvironment,
  LostRaceError,
  readEnvironment,
  readLog,
  UnknownReleaseError,
} from "@lagom/releases/environment";
import { folderStore } from "@lagom/releases/folder-store";
import { publish, ReleaseConflictError } from "@lagom/releases/publish";
import type { ReleaseRecord } from "@lagom/releases/record";
import { readRecord } from "@lagom/releases/records";
import { integrityOf, storeKey } from "@lagom/releases/store-key";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../platform/database/open.ts";
import { testDatabase } from "../../testing/database.ts";

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-releases-"));
  return () => rm(folder, { recursive: true });
});

/** Publishes a release of the books area with one file of these contents. */
async function published(id: string, contents = id): Promise<ReleaseRecord> {
  await writeFile(join(folder, "entry.js"), contents);
  const bytes = new TextEncoder().encode(contents);
  const record: ReleaseRecord = {
    deployable: "books",
    id,
    files: { "entry.js": { integrity: integrityOf(bytes), bytes: bytes.byteLength } },
    entry: "entry.js",
    exposes: {},
    ranges: {},
    names: {},
    revision: null,
    author: "test",
    created_at: "2026-11-21T00:00:00.000Z",
  };
  await publish(database.db, folderStore(join(folder, "store")), folder, record);
  return record;
}

const promote = async (to: string) =>
  changeEnvironment(
    database.db,
    await readEnvironment(database.db),
    { action: "promote", deployable: "books", to, percent: null },
    { who: "test" },
  );

test("a published release is whole: its record and its file", async () => {
  await published("00000000000a");
  expect((await readRecord(database.db, "books", "00000000000a"))?.entry).toBe("entry.js");
  const stored = await folderStore(join(folder, "store")).read(
    storeKey("books", "00000000000a", "entry.js", integrityOf(new TextEncoder().encode("00000000000a"))),
  );
  expect(String(stored)).toBe("00000000000a");
});

test("the same id with other bytes is refused, with the same bytes it changes nothing", async () => {
  await published("00000000000b", "one");
  await published("00000000000b", "one");
  await expect(published("00000000000b", "two")).rejects.toThrow(ReleaseConflictError);
});

test("a promote grows the revision, keeps the release before as fallback, and is logged", async () => {
  await published("0000000000c1");
  await published("0000000000c2");
  const before = await promote("0000000000c1");
  const after = await promote("0000000000c2");
  expect(after.revision).toBe(before.revision + 1);
  expect(await readEnvironment(database.db)).toMatchObject({
    revision: after.revision,
    document: { deployables: { books: { live: "0000000000c2", previous: ["0000000000c1"], by: "test" } } },
  });
  const [newest] = await readLog(database.db, 1);
  expect(newest).toMatchObject({
    revision: after.revision,
    deployable: "books",
    from: "0000000000c1",
    to: "0000000000c2",
  });
});

test("of twenty promotes from one reading exactly one wins, and the log has exactly that one", async () => {
  await published("0000000000d1");
  const read = await readEnvironment(database.db);
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      changeEnvironment(
        database.db,
        read,
        { action: "promote", deployable: "books", to: "0000000000d1", percent: null },
        { who: `w${index}` },
      ),
    ),
  );
  const lost = results.filter((result) => result.status === "rejected");
  expect(lost).toHaveLength(19);
  expect(lost.every(({ reason }) => reason instanceof LostRaceError)).toBe(true);
  const log = await readLog(database.db, 100);
  expect(log.filter(({ revision }) => revision === read.revision + 1)).toHaveLength(1);
});

test("a release that was never published cannot be made live", async () => {
  const before = await readEnvironment(database.db);
  await expect(promote("ffffffffffff")).rejects.toThrow(UnknownReleaseError);
  expect(await readEnvironment(database.db)).toEqual(before);
});
