import { MAX_BOOKS_IN_LIST } from "@lagom/shared/contract/book-lists";
import { MOST_IMPORTED_WORDS, MOST_WORDS_AT_ONCE } from "@lagom/shared/contract/words";
import { MOST_PARAGRAPHS_A_REPORT } from "@lagom/shared/limits";
import { beforeEach, expect, it, vi } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { useTestApi } from "../../testing/api.ts";
import { STRICT } from "../../testing/strict-limits.ts";
import { type TestUser, testUser, verifyTestToken } from "../../testing/tokens.ts";
import { buildWeb } from "../web/build-web.ts";
import { buildApi } from "./build-api.ts";

const api = useTestApi(STRICT);
// The minute does not end while a slow machine counts up to its limit.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  return () => void vi.useRealTimers();
});

const numbers = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
const word = (n: number) => ({
  source_word: `ord${n}`,
  translated_word: "word",
  source_lang: "sv",
  target_lang: "en",
});

const TOO_MANY = "These are too many changes at once; try again in a minute";

/** Each call that writes many rows, with so many of them, and how it is answered. */
const CALLS = {
  order: ["PATCH", "/api/book-lists/1/reorder", { order: numbers(MAX_BOOKS_IN_LIST) }, 404],
  import: [
    "POST",
    "/api/user-words/import",
    { words: numbers(MOST_IMPORTED_WORDS).map(word), dry_run: true },
    200,
  ],
  activities: [
    "POST",
    "/api/user/activities",
    {
      activity_type: "article_read",
      language: "svenska",
      activity_data: { paragraphs: numbers(MOST_PARAGRAPHS_A_REPORT).map((n) => `p${n}`) },
    },
    201,
  ],
  status: ["PATCH", "/api/user-words", { ids: numbers(MOST_WORDS_AT_ONCE), status: "known" }, 200],
  delete: ["POST", "/api/user-words/delete", { ids: numbers(MOST_WORDS_AT_ONCE) }, 200],
  restore: ["POST", "/api/user-words/restore", { ids: numbers(MOST_WORDS_AT_ONCE) }, 200],
} as const;

const send = ({ headers }: TestUser, [method, url, payload]: (typeof CALLS)[keyof typeof CALLS]) =>
  api.app.inject({ method, url, headers, payload });

it.each([
  ["order", 0, 6],
  ["import", 0, 6],
  ["activities", 0, 6],
  ["status", 5, 10],
  ["delete", 5, 10],
  ["restore", 5, 10],
] as const)(
  "%s, after %d calls of 5,000 rows, takes %d of the largest a minute, and others are not held up",
  async (name, before, most) => {
    const [user, other] = [await testUser(), await testUser()];
    const status = CALLS[name][3];
    for (const _ of numbers(before))
      expect((await send(user, CALLS.activities)).statusCode).toBe(CALLS.activities[3]);
    for (const _ of numbers(most)) expect((await send(user, CALLS[name])).statusCode).toBe(status);
    const refused = await send(user, CALLS[name]);
    expect([refused.statusCode, refused.json().error.message]).toEqual([429, TOO_MANY]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await send(other, CALLS[name])).statusCode).toBe(status);
  },
);

it("the rows of all these calls count together", async () => {
  const user = await testUser();
  for (const name of ["order", "order", "import", "import", "activities"] as const)
    expect((await send(user, CALLS[name])).statusCode).toBe(CALLS[name][3]);
  for (const _ of numbers(10)) expect((await send(user, CALLS.status)).statusCode).toBe(200);
  for (const name of ["order", "import", "activities", "status", "delete", "restore"] as const)
    expect((await send(user, CALLS[name])).statusCode, name).toBe(429);
});

it("the hosts of one process count them together", async () => {
  const config = readConfig({ LOG_LEVEL: "silent", ...STRICT });
  const deps = { database: api.database, config, verifyToken: verifyTestToken, store: api.store };
  const [apiHost, webHost] = [await buildApi(deps), await buildWeb(deps)];
  const { headers } = await testUser();
  const [method, url, payload] = CALLS.import;
  for (const host of [apiHost, webHost, apiHost, webHost, apiHost, webHost])
    expect((await host.inject({ method, url, headers, payload })).statusCode).toBe(200);
  for (const host of [apiHost, webHost])
    expect((await host.inject({ method, url, headers, payload })).statusCode).toBe(429);
  await apiHost.close();
  await webHost.close();
});
