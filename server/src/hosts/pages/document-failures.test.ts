import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { testDatabase } from "../../testing/database.ts";
import { verifyTestToken } from "../../testing/tokens.ts";
import { buildWeb } from "../web/build-web.ts";

let folder: string;
let database: Database;
let web: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-starting-"));
  database = await testDatabase();
  const config = readConfig({ LOG_LEVEL: "silent", LAGOM_DATA: folder });
  const store = folderStore(join(folder, "releases"));
  web = await buildWeb({ config, database, store, verifyToken: verifyTestToken });
});
afterAll(async () => {
  await web.close();
  await rm(folder, { recursive: true });
});

test("before anything is published, a person is told that Lagom starts, on a page that looks again", async () => {
  const reply = await web.inject({ url: "/books", headers: { accept: "text/html,*/*" } });
  expect(reply.statusCode).toBe(503);
  expect(reply.headers).toMatchObject({ "retry-after": "3", "cache-control": "no-store" });
  expect(reply.headers["content-type"]).toMatch(/^text\/html/);
  expect(reply.body).toContain("<h1>Lagom is starting</h1>");
  expect(reply.body).toContain('http-equiv="refresh"');
});

test("it is told in the language and direction of their browser", async () => {
  const reply = await web.inject({
    url: "/books",
    headers: { accept: "text/html,*/*", "accept-language": "ar" },
  });
  expect(reply.headers["content-language"]).toBe("ar");
  expect(reply.body).toContain('<html lang="ar" dir="rtl">');
});

test("a tab that asks for the releases is told the same as data", async () => {
  const reply = await web.inject({ url: "/releases/current.json" });
  expect([reply.statusCode, reply.json().error]).toEqual([
    503,
    { code: "unavailable", message: "No release of the shell is live yet", request_id: expect.any(String) },
  ]);
});

test("a page that fails is answered in words, with the id by which the log knows it; a program gets data", async () => {
  await database.close(); // which is why this test is the last
  const reply = await web.inject({ url: "/books", headers: { accept: "text/html,*/*" } });
  expect(reply.statusCode).toBe(500);
  expect(reply.headers["content-type"]).toMatch(/^text\/html/);
  expect(reply.body).toContain("<h1>Something went wrong</h1>");
  expect(reply.body).toContain(`<code>${reply.headers["x-request-id"]}</code>`);
  const [, style = ""] = reply.body.match(/<style>([\s\S]+)<\/style>/) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(reply.headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}'`);
  const headers = { accept: "text/html", "accept-language": "de" };
  const { body } = await web.inject({ url: "/books", headers });
  expect(body).toContain('<a href="">Versuch es noch einmal</a>');
  const data = await web.inject({ url: "/releases/current.json" });
  expect([data.statusCode, data.json().error.code]).toEqual([500, "internal"]);
});
