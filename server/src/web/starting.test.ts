import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import type { Database } from "../db/open.ts";
import { testDatabase } from "../testing/database.ts";
import { verifyTestToken } from "../testing/tokens.ts";
import { buildWeb } from "./build-web.ts";

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
  await database.close();
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

test("a tab that asks for the releases is told the same as data", async () => {
  const reply = await web.inject({ url: "/releases/current.json" });
  expect([reply.statusCode, reply.json().error]).toEqual([
    503,
    { code: "unavailable", message: "No release of the shell is live yet", request_id: expect.any(String) },
  ]);
});
