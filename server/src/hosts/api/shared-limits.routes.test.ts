import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { oneAtATime } from "../../platform/http/per-account.ts";
import { useTestApi } from "../../testing/api.ts";
import { STRICT } from "../../testing/strict-limits.ts";
import { testUser, verifyTestToken } from "../../testing/tokens.ts";
import { buildApi } from "./build-api.ts";

const QUIET = { ...STRICT, LOG_LEVEL: "fatal" };
const api = useTestApi(QUIET);

/** Another node over the same database: it shares no memory with the first. */
let other: FastifyInstance;
beforeAll(async () => {
  const { database, store } = api;
  other = await buildApi({ database, store, config: readConfig(QUIET), verifyToken: verifyTestToken });
});
afterAll(() => other.close());

const numbers = (most: number) => Array.from({ length: most }, (_, n) => n);
const word = (n: number) => ({
  source_word: `ord${n}`,
  translated_word: "word",
  source_lang: "sv",
  target_lang: "en",
});

const importWords = (node: FastifyInstance, headers: object, count: number) =>
  node.inject({
    method: "POST",
    url: "/api/user-words/import",
    headers: { ...headers },
    payload: { words: numbers(count).map(word), dry_run: true },
  });

it("the calls of an account are counted over all nodes, and a refusal says when to come again", async () => {
  if (api.database.kind === "pglite") return; // it has one process
  const [{ headers }, stranger] = [await testUser(), await testUser()];
  for (const n of numbers(10)) {
    expect((await importWords(n % 2 ? other : api.app, headers, 1)).statusCode).toBe(200);
  }
  for (const node of [api.app, other]) {
    const refused = await importWords(node, headers, 1);
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, "rate_limited"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect((await importWords(node, stranger.headers, 1)).statusCode).toBe(200);
  }
});

it("an account does one thing at a time, whichever node it asks", async () => {
  const [here, there] = [0, 1].map(() => oneAtATime(api, "test", "Wait for the other"));
  if (!here || !there) throw new Error("two are made");
  const first = await here("a", () => Readable.from(["all of it"], { objectMode: false }));
  const second = () => Readable.from(["again"], { objectMode: false });
  await expect(here("a", second)).rejects.toThrow("Wait for the other");
  if (api.database.kind === "postgres")
    await expect(there("a", second)).rejects.toThrow("Wait for the other");
  await there("b", second);
  expect(await text(first)).toBe("all of it");
  expect(await text(await there("a", second))).toBe("again");
  const failing = here("c", () => {
    throw new Error("no such account");
  });
  await expect(failing).rejects.toThrow("no such account");
  await here("c", second);
});

it("the rows that an account may write are counted over all nodes", async () => {
  if (api.database.kind === "pglite") return;
  const { headers } = await testUser();
  const send = (node: FastifyInstance) => importWords(node, headers, 5000);
  for (const n of numbers(6)) expect((await send(n % 2 ? other : api.app)).statusCode).toBe(200);
  for (const node of [api.app, other]) {
    const refused = await send(node);
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      429,
      "These are too many changes at once; try again in a minute",
    ]);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  }
});
