import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changeEnvironment, readEnvironment } from "@lagom/releases/environment";
import { folderStore } from "@lagom/releases/folder-store";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { releaseTickets } from "../../releases/tickets.ts";
import { testDatabase } from "../../testing/database.ts";
import { storeRelease, testRelease } from "../../testing/releases.ts";
import { verifyTestToken } from "../../testing/tokens.ts";
import { hasLastGood, lastGoodFolder } from "../page-releases/last-good.ts";
import { buildWeb } from "../web/build-web.ts";

const ROUTES = JSON.stringify([{ path: "/", guard: "none", title: "Home", page: "landing" }]);

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-tickets-"));
  database = await testDatabase();
});
afterAll(async () => {
  // The copy is written after the page was answered.
  await vi.waitFor(async () => expect(await hasLastGood(lastGoodFolder(folder))).toBe(true), 20_000);
  await database.close();
  await rm(folder, { recursive: true });
});

test("each page and each newer release document is served a ticket of its own, which names its releases", async () => {
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
  const config = readConfig({ LOG_LEVEL: "silent", LAGOM_DATA: folder });
  const web = await buildWeb({ config, database, store, verifyToken: verifyTestToken });
  const [, inPage] = /"ticket":"([^"]+)"/.exec((await web.inject("/")).body) ?? [];
  const { ticket, environment } = (await web.inject("/releases/current.json")).json();
  await web.close();
  expect(inPage).not.toBe(ticket);
  const { read } = releaseTickets(database.db, config);
  for (const given of [inPage, ticket])
    expect((await read(environment, given))?.served).toEqual(
      new Set(["shell 0000000000a1", "books 0000000000b1"]),
    );
  expect(await read(environment, ticket.replace(/^\d+/, "1"))).toBeNull();
  expect(await read(environment, undefined)).toBeNull();
});
