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

let database: Database;
let web: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
  const config = readConfig({ LOG_LEVEL: "silent", STRICT_LIMITS: "true" });
  const store = folderStore(join(tmpdir(), "lagom-no-releases"));
  web = await buildWeb({ config, database, store, verifyToken: verifyTestToken });
});
afterAll(async () => {
  await web.close();
  await database.close();
});

test("one address is answered pages 600 times a minute", async () => {
  const from = (remoteAddress: string) => web.inject({ url: "/", remoteAddress });
  for (let at = 0; at < 600; at += 1) expect((await from("203.0.113.1")).statusCode).not.toBe(429);
  const refused = await from("203.0.113.1");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await from("203.0.113.2")).statusCode).not.toBe(429);
});

test("release files have a limit of their own, which leaves room for a school behind one address", async () => {
  const url = "/releases/books/00000000000a/entry.js";
  const ask = async () => (await web.inject({ url, remoteAddress: "203.0.113.1" })).headers;
  expect(await ask()).toMatchObject({ "x-ratelimit-limit": "6000", "x-ratelimit-remaining": "5999" });
  expect(await ask()).toMatchObject({ "x-ratelimit-remaining": "5998" });
});

test.each(["//", "//evil.example/books"])(
  "an address that a URL would take for a host goes home: %s",
  async (url) => {
    const { statusCode, headers } = await web.inject({ url, remoteAddress: "203.0.113.3" });
    expect([statusCode, headers.location]).toEqual([302, "/"]);
  },
);
