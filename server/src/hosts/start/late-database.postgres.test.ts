import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changeEnvironment, readEnvironment } from "@lagom/releases/environment";
import { folderStore } from "@lagom/releases/folder-store";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { connectDatabase, migrateDatabase, openDatabase } from "../../platform/database/open.ts";
import { FIXTURE_CORPUS } from "../../testing/content/fixture-corpus.ts";
import { postgresUrl } from "../../testing/database.ts";
import { freePort } from "../../testing/free-port.ts";
import { storeRelease, testRelease } from "../../testing/releases.ts";
import { verifyTestToken } from "../../testing/tokens.ts";
import { hasLastGood, lastGoodFolder } from "../page-releases/last-good.ts";
import { buildWeb } from "../web/build-web.ts";
import { DatabaseError, throughLosses, whenMigrated, whenReachable, whyAway } from "./late-database.ts";
import { startProduct } from "./product.ts";

const SHELL = "0000000000a1";
const ROUTES = JSON.stringify([{ path: "/", guard: "none", title: "Home", page: "landing" }]);

let folder: string;
let url: string;
let closedPort: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-late-"));
  url = await postgresUrl();
  closedPort = await freePort();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const awayUrl = () => `postgresql://postgres@127.0.0.1:${closedPort}/postgres`;
const configOf = (data: string, port = 0) =>
  readConfig({
    LOG_LEVEL: "silent",
    LAGOM_DATA: data,
    LAGOM_ROLES: "web",
    COLLECTION: FIXTURE_CORPUS,
    DATABASE_URL: awayUrl(),
    RELEASE_STORE: join(folder, "gone"),
    WEB_PORT: String(port),
  });

/** What a web host leaves on its disk after it has served a page. */
async function serveOnce(data: string): Promise<void> {
  const database = await openDatabase({ url });
  const store = folderStore(join(folder, "releases"));
  await storeRelease({ database, store }, testRelease("shell", SHELL, { files: { "routes.json": ROUTES } }));
  const change = { action: "promote", deployable: "shell", to: SHELL, percent: null } as const;
  await changeEnvironment(database.db, await readEnvironment(database.db), change, { who: "test" });
  const web = await buildWeb({ config: configOf(data), database, store, verifyToken: verifyTestToken });
  expect((await web.inject("/")).statusCode).toBe(200);
  await vi.waitFor(async () => expect(await hasLastGood(lastGoodFolder(data))).toBe(true), 20_000);
  await web.close();
  await database.close();
}

test("a start while the database and the store are away serves pages from the last good copy", async () => {
  const data = join(folder, "with-copy");
  await serveOnce(data);
  const port = await freePort();
  const said: string[] = [];
  const product = await startProduct(configOf(data, port), (text) => said.push(text));
  try {
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(SHELL)]);
    const file = await fetch(`http://127.0.0.1:${port}/releases/shell/${SHELL}/main.js`);
    expect([file.status, await file.text()]).toEqual([200, `main of ${SHELL}`]);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: "ready", alive: true, pages: "last good", database: "away", disk: "writable" },
    ]);
    expect(said).toContain(
      "DATABASE_URL: the database does not answer (ECONNREFUSED); pages come from the last good copy until it does",
    );
  } finally {
    await product.close();
  }
});

test("without a copy it is refused in one line that names the setting", async () => {
  const started = startProduct(configOf(join(folder, "new")), () => {});
  await expect(started).rejects.toThrow(
    new DatabaseError("DATABASE_URL: the database does not answer (ECONNREFUSED)"),
  );
});

test("work waiting for the database is done as soon as it is back, and again until it succeeds, once", async () => {
  const database = await connectDatabase({ url: awayUrl() });
  let back: Server | undefined;
  try {
    expect(await whyAway(database.db)).toBe("ECONNREFUSED");
    const failure = new Error("somebody else was faster");
    const work = vi
      .fn(async () => void (await database.db.execute(sql`select 1`)))
      .mockRejectedValueOnce(failure);
    const failed = vi.fn();
    const stop = whenReachable(database.db, work, failed);
    back = await forward(closedPort);
    await vi.waitFor(() => expect(work).toHaveResolved(), 20_000);
    await stop();
    expect([work.mock.calls.length, failed.mock.calls]).toEqual([2, [[failure]]]);
  } finally {
    await database.close();
    back?.close();
  }
});

test("work in whose middle the database goes away is begun again; what fails otherwise is not", async () => {
  const database = await openDatabase({ url });
  const said: string[] = [];
  const work = vi.fn(async () => {
    const itself = work.mock.calls.length === 1;
    await database.db.execute(itself ? sql`select pg_terminate_backend(pg_backend_pid())` : sql`select 1`);
    return "done";
  });
  expect(await throughLosses(database.db, work, (text) => said.push(text))).toBe("done");
  expect([work.mock.calls.length, said]).toEqual([
    2,
    [
      "the database went away (terminating connection due to administrator command); this goes on when it is back",
    ],
  ]);
  const wrong = throughLosses(
    database.db,
    async () => database.db.execute("select nothing"),
    () => {},
  );
  await expect(wrong).rejects.toMatchObject({ cause: { code: "42703" } });
  await database.close();
});

test("where starts do not migrate, one waits for the schema and says so", async () => {
  const database = await connectDatabase({ url: await postgresUrl("empty") });
  const said: string[] = [];
  const waiting = whenMigrated(database.db, (text) => said.push(text));
  await vi.waitFor(() => expect(said).toHaveLength(1), 10_000);
  expect(said[0]).toMatch(/^MIGRATE_AT_START: .+ waiting for pnpm migrate$/);
  expect(await migrateDatabase(database)).toBeGreaterThan(0);
  await waiting;
  await database.close();
});

/** Lets a port lead to the server's socket. */
async function forward(port: number): Promise<Server> {
  const socketFolder = new URL(url).searchParams.get("host") ?? "";
  const forwarder = createServer((client: Socket) => {
    const upstream = connect(join(socketFolder, ".s.PGSQL.5432"));
    for (const socket of [client, upstream]) socket.on("error", () => {});
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => forwarder.listen(port, "127.0.0.1", resolve));
  return forwarder;
}
