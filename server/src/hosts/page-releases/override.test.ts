import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readRecord } from "@lagom/releases/records";
import { releaseRecords } from "@lagom/releases/releases.table";
import { integrityOf } from "@lagom/releases/store-key";
import type { ReleaseDocument } from "@lagom/shared/release-document";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/database/open.ts";
import { testDatabase } from "../../testing/database.ts";
import { readOverride, withOverride } from "./override.ts";

const STORED = "0a0a0a0a0a0a";
const integrity = integrityOf(new Uint8Array());

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.insert(releaseRecords).values({
    deployable: "books",
    id: STORED,
    record: {
      deployable: "books",
      id: STORED,
      files: { "entry.js": { integrity, bytes: 0 } },
      entry: "entry.js",
      exposes: {},
      ranges: {},
      names: {},
      revision: null,
      author: "test",
      created_at: "2026-11-21T00:00:00.000Z",
    },
  });
});
afterAll(() => database.close());

const read = (asked: unknown) =>
  readOverride((deployable, id) => readRecord(database.db, deployable, id), asked, "de");

test("a release of our own store is shown under its hash", async () => {
  expect(await read(`books:${STORED}`)).toEqual({
    area: "books",
    release: { id: STORED, entry: `/releases/books/${STORED}/entry.js`, integrity },
    origin: null,
  });
});

test("an address is taken on loopback only", async () => {
  expect(await read("books:http://localhost:3101")).toEqual({
    area: "books",
    release: { id: "dev", entry: "http://localhost:3101/entry.js", integrity: "" },
    origin: "http://localhost:3101",
  });
  expect((await read("books:http://127.0.0.1:3101/build"))?.release.entry).toBe(
    "http://127.0.0.1:3101/build/entry.js",
  );
  for (const address of [
    "https://example.com",
    "http://localhost.example.com",
    "http://10.0.0.1",
    "ftp://localhost",
    "javascript:alert(1)",
    "data:text/javascript,1",
    "//example.com",
  ]) {
    expect(await read(`books:${address}`), address).toBeUndefined();
  }
});

test("the pages of an area under development are those that its server lists, in the language of the document and below its own name only", async () => {
  const page = { path: "/notes", page: "notes", guard: "none", nav: "Notes" };
  const pages = [{ ...page, title: { en: "Notes", de: "Notizen" }, description: "For search engines" }];
  const server = createServer((_request, reply) => void reply.end(JSON.stringify(pages)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await read(`notes:${origin}`))?.release.pages).toEqual([{ ...page, title: "Notizen" }]);
  expect((await read(`books:${origin}`))?.release.pages).toBeUndefined();
  server.close();
});

test("an unknown override, or one of no area, is not shown", async () => {
  for (const asked of [
    "books:ffffffffffff",
    `reader:${STORED}`,
    `shell:${STORED}`,
    "books",
    "",
    undefined,
    ["books:1"],
  ]) {
    expect(await read(asked), String(asked)).toBeUndefined();
  }
});

test("an override counts as live, with the live release to fall back to", () => {
  const release = (id: string) => ({ id, entry: `/releases/books/${id}/entry.js`, integrity });
  const document: ReleaseDocument = {
    environment: "e",
    revision: 1,
    worker: true,
    shell: { live: { id: "s", scripts: [], styles: [] }, fallback: null },
    areas: {
      books: {
        live: release("live"),
        canary: { ...release("canary"), percent: 50 },
        fallback: release("before"),
      },
    },
  };
  expect(withOverride(document, { area: "books", release: release("other"), origin: null })).toEqual({
    ...document,
    override: { area: "books", release: release("other") },
    areas: { books: { live: release("other"), canary: null, fallback: release("live") } },
  });
});
