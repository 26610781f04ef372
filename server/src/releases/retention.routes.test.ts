import { changeEnvironment, readEnvironment } from "@lagom/releases/environment";
import { readRecord } from "@lagom/releases/records";
import { releaseLog, releaseRecords } from "@lagom/releases/releases.table";
import { removeOldReleases } from "@lagom/releases/retention";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { useTestApi } from "../testing/api.ts";
import { storeRelease, testRelease } from "../testing/releases.ts";

const api = useTestApi();
const DAY_MS = 86_400_000;
const idOf = (n: number) => n.toString(16).padStart(12, "0");
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const promote = async (to: string) =>
  changeEnvironment(
    api.database.db,
    await readEnvironment(api.database.db),
    { action: "promote", deployable: "books", to, percent: null },
    { who: "test" },
  );

/** The numbers of the releases that are whole: with a record and every file. */
async function whole(): Promise<number[]> {
  const found: number[] = [];
  for (let n = 1; n <= 25; n++) {
    const record = await readRecord(api.database.db, "books", idOf(n));
    const files = await api.store.list(`books/${idOf(n)}/`);
    expect(files.length).toBe(record ? Object.keys(record.files).length : 0);
    if (record) found.push(n);
  }
  return found;
}

beforeAll(async () => {
  // Release 1 is the oldest, each an hour after the one before.
  for (let n = 1; n <= 25; n++) {
    await storeRelease(api, testRelease("books", idOf(n)));
    await api.database.db
      .update(releaseRecords)
      .set({ createdAt: sql`now() + ${n} * interval '1 hour'` })
      .where(eq(releaseRecords.id, idOf(n)));
  }
  for (const n of [2, 3, 4]) await promote(idOf(n));
});

it("nothing goes before its 30 days are over", async () => {
  expect(await removeOldReleases(api.database.db, api.store, inDays(29))).toEqual([]);
  expect(await whole()).toHaveLength(25);
});

it("then stay the newest ten, and whatever is live, to fall back to, or the canary", async () => {
  const canary = { action: "promote", deployable: "books", to: idOf(6), percent: 10 } as const;
  await changeEnvironment(api.database.db, await readEnvironment(api.database.db), canary, { who: "test" });
  const removed = await removeOldReleases(api.database.db, api.store, inDays(60));
  expect(removed).toContain(`books ${idOf(5)}`);
  expect(await whole()).toEqual([2, 3, 4, 6, ...Array.from({ length: 10 }, (_, n) => n + 16)]);
});

it("what a revision of the last 30 days names stays too, as a set may be brought back", async () => {
  await promote(idOf(17));
  const older = { action: "rollback", deployable: "books", to: idOf(16) } as const;
  await changeEnvironment(api.database.db, await readEnvironment(api.database.db), older, { who: "test" });
  for (let n = 30; n <= 40; n++) {
    await storeRelease(api, testRelease("books", idOf(n)));
    await api.database.db
      .update(releaseRecords)
      .set({ createdAt: inDays(50) })
      .where(eq(releaseRecords.id, idOf(n)));
  }
  const logged = await api.database.db.select({ at: releaseLog.at }).from(releaseLog);
  expect(logged.every(({ at }) => at.getTime() < Date.now() + 1000)).toBe(true);
  await removeOldReleases(api.database.db, api.store, inDays(29.9));
  expect(await whole()).toEqual([2, 3, 4, 6, ...Array.from({ length: 10 }, (_, n) => n + 16)]);
  await removeOldReleases(api.database.db, api.store, inDays(60));
  expect(await whole()).toEqual([2, 3, 4, 16]);
});

it("files of an upload that was broken off go after a day, those of today stay", async () => {
  await api.store.create("books/00000000abcd/entry.js.00", Buffer.from("half"));
  await removeOldReleases(api.database.db, api.store, inDays(0.5));
  expect(await api.store.list("books/00000000abcd/")).toHaveLength(1);
  await removeOldReleases(api.database.db, api.store, inDays(1.5));
  expect(await api.store.list("books/00000000abcd/")).toEqual([]);
});
