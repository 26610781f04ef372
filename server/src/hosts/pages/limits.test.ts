import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { folderStore } from "@lagom/releases/folder-store";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "../../platform/config.ts";
import type { Database } from "../../platform/database/open.ts";
import { testDatabase } from "../../testing/database.ts";
import { STRICT } from "../../testing/strict-limits.ts";
import { verifyTestToken } from "../../testing/tokens.ts";
import { buildWeb } from "../web/build-web.ts";

let database: Database;
let web: FastifyInstance;
beforeAll(async () => {
  database = await testDatabase();
  const config = readConfig({ LOG_LEVEL: "silent", ...STRICT });
  const store = folderStore(join(tmpdir(), "lagom-no-releases"));
  web = await buildWeb({ config, database, store, verifyToken: verifyTestToken });
});
afterAll(async () => {
  await web.close();
  await database.close();
});
// The minute of a limit does not end while a slow machine counts up to it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => void vi.useRealTimers();
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
  expect(await answeredOf(url, 6001)).toBe(6000);
});

test.each(["//", "//evil.example/books"])(
  "an address that a URL would take for a host goes home: %s",
  async (url) => {
    const { statusCode, headers } = await web.inject({ url, remoteAddress: "203.0.113.3" });
    expect([statusCode, headers.location]).toEqual([302, "/"]);
  },
);

test.each([
  ["/\\[", 302],
  ["/\\a:b", 302],
  ["/\\evil.example/books", 302],
  ["//[", 302],
  ["http://[/", 400],
  ["http://a:b/", 400],
])("an address that no client library sends is no failure of the server: %s", async (target, status) => {
  expect(await statusOf(target)).toBe(status);
});

test.each(["/releases/current.json", "/sw.js", "/offline.json"])(
  "%s, which asks the database, has a limit of its own beyond that of pages",
  async (url) => {
    expect(await answeredOf(url, 601)).toBe(601);
  },
);

test("the sitemap is answered 60 times a minute", async () => {
  expect(await answeredOf("/sitemap.xml", 61)).toBe(60);
});

test("the sitemap is read once for all who ask within some minutes", async () => {
  const ask = async (n: number) => {
    const { statusCode, body } = await web.inject({ url: "/sitemap.xml", remoteAddress: `203.0.113.${n}` });
    expect(statusCode).toBe(200);
    return body;
  };
  const minutesLater = (n: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + n * 60_000 });
  minutesLater(10);
  const read = vi.spyOn(database.db, "select");
  const [first, ...others] = await Promise.all([5, 6, 7].map(ask));
  expect(first).toContain("<loc>http://localhost:3000/about</loc>");
  expect([...others, await ask(8)]).toEqual([first, first, first]);
  expect(read).toHaveBeenCalledTimes(1);
  minutesLater(10);
  expect(await ask(9)).toBe(first);
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRestore();
});

/** How many of so many requests from one address are not refused. */
async function answeredOf(url: string, times: number): Promise<number> {
  let answered = 0;
  for (let at = 0; at < times; at += 1) {
    const { statusCode } = await web.inject({ url, remoteAddress: "203.0.113.4" });
    if (statusCode !== 429) answered += 1;
  }
  return answered;
}

/** The status that the web host answers to a request line, written as it is. */
async function statusOf(target: string): Promise<number> {
  if (!web.server.listening) await web.listen({ port: 0, host: "127.0.0.1" });
  const { port } = web.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return Number((await text(socket)).split(" ")[1]);
}
