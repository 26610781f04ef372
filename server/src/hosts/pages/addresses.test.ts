import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changeEnvironment, readEnvironment } from "@lagom/releases/environment";
import { folderStore } from "@lagom/releases/folder-store";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { testDatabase } from "../../testing/database.ts";
import { storeRelease, testRelease } from "../../testing/releases.ts";
import { verifyTestToken } from "../../testing/tokens.ts";
import { buildWeb } from "../web/build-web.ts";

const page = (path: string, more: object = {}) => ({
  path,
  page: "landing",
  title: "Notes & <more>",
  guard: "protected" as const,
  ...more,
});
const NOTES = testRelease("notes", "0000000000b1", {
  pages: [
    page("/notes/:id", { title: "A note" }),
    page("/notes"),
    page("/notes/open", { guard: "none", description: "Notes for everybody" }),
  ],
});
const TRIED = testRelease("notes", "0000000000b2", { pages: [page("/notes/tried/out")] });
const promote = (deployable: string, to: string, percent: number | null = null) =>
  ({ action: "promote", deployable, to, percent }) as const;
const CHANGES = [
  promote("shell", "0000000000a1"),
  { action: "create", deployable: "notes" } as const,
  promote("notes", NOTES.record.id),
  promote("notes", TRIED.record.id, 10),
];

const ROUTES = JSON.stringify([{ path: "/", guard: "none", title: "Home", page: "landing" }]);

let folder: string;
let database: Database;
let web: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-addresses-"));
  database = await testDatabase();
  const store = folderStore(join(folder, "releases"));
  const files = {
    "prerendered/landing.html": "the landing page",
    "prerendered/area.html": "the frame",
    "document.html": "<!--head--><!--body-->",
    "routes.json": ROUTES,
    "icons/favicon.ico": "an icon",
    "icons/icon-192.png": "an icon",
  };
  await storeRelease({ database, store }, testRelease("shell", "0000000000a1", { files }));
  for (const release of [NOTES, TRIED]) await storeRelease({ database, store }, release);
  for (const change of CHANGES)
    await changeEnvironment(database.db, await readEnvironment(database.db), change, { who: "test" });
  const config = readConfig({ LOG_LEVEL: "silent", LAGOM_DATA: folder });
  web = await buildWeb({ config, database, store, verifyToken: verifyTestToken });
});
afterAll(async () => {
  await web.close();
  await database.close();
  // The copies of what is live are still being made beside the first page.
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
});

test.for<[address: string, landing: string]>([
  ["/no-such-page", "/"],
  ["/no-such-page?q=emma", "/"],
  ["/no-such-page?type=recovery&token_hash=of-the-mail", "/?type=recovery&token_hash=of-the-mail"],
])(
  "an unknown address, %s, leads to the landing page, with what a recovery mail carries",
  async ([address, landing]) => {
    const { statusCode, headers } = await web.inject(address);
    expect([statusCode, headers.location]).toEqual([302, landing]);
  },
);

test.for<[address: string, file: string, type: string]>([
  ["/favicon.ico", "favicon.ico", "image/x-icon"],
  ["/icon.png", "icon-192.png", "image/png"],
])("%s leads to the icon of the live shell", async ([address, file, type]) => {
  const { statusCode, headers } = await web.inject(address);
  expect([statusCode, headers.location]).toEqual([302, `/releases/shell/0000000000a1/icons/${file}`]);
  const icon = await web.inject(String(headers.location));
  expect([icon.headers["content-type"], icon.body]).toEqual([type, "an icon"]);
});

test("a page that an area declares has its title, its frame and its files; search engines see it only if it is described", async () => {
  const { statusCode, body } = await web.inject("/notes");
  expect(statusCode).toBe(200);
  expect(body).toContain("<title>Notes &amp; &lt;more&gt; · Lagom</title>");
  expect(body).toContain('name="robots" content="noindex"');
  expect(body).toContain("the frame");
  expect(body).not.toContain("the landing page");
  for (const file of ["entry.js", "landing.js"])
    expect(body).toContain(`<link rel="preload" as="script" href="/releases/notes/0000000000b1/${file}"`);
  const open = await web.inject("/notes/open");
  expect(open.body).toContain('<meta name="description" content="Notes for everybody">');
  expect(open.body).not.toContain("noindex");
  expect((await web.inject("/notes/7")).body).toContain("<title>A note · Lagom</title>");
});

test("the release document tells browsers the pages of each release of an area, without what only search engines need", async () => {
  const { areas } = (await web.inject("/releases/current.json")).json();
  expect(areas.notes.live.pages.map(({ path }: { path: string }) => path)).toEqual([
    "/notes/open",
    "/notes/:id",
    "/notes",
  ]);
  expect(areas.notes.live.pages[0]).toEqual(page("/notes/open", { guard: "none" }));
  expect(areas.notes.canary.pages).toHaveLength(1);
});

test("below the name of an area, a page of a canary is served, and one that there is not answers 404", async () => {
  expect((await web.inject("/notes/tried/out")).statusCode).toBe(200);
  for (const address of ["/notes/gone/by", "/books/gone/by"]) {
    const { statusCode, headers, body } = await web.inject(address);
    expect([statusCode, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(body).toContain("There is no such page");
  }
});
