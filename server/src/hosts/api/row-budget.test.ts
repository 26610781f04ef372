import { MAX_BOOKS_IN_LIST } from "@lagom/shared/contract/book-lists";
import { MOST_IMPORTED_WORDS } from "@lagom/shared/contract/words";
import { MOST_PARAGRAPHS_A_REPORT } from "@lagom/shared/limits";
import { expect, it } from "vitest";
import { useTestApi } from "../../testing/api.ts";
import { testUser } from "../../testing/tokens.ts";

const api = useTestApi({ STRICT_LIMITS: "true" });

const numbers = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
const word = (n: number) => ({
  source_word: `ord${n}`,
  translated_word: "word",
  source_lang: "sv",
  target_lang: "en",
});

it.each([
  ["PATCH", "/api/book-lists/1/reorder", { order: numbers(MAX_BOOKS_IN_LIST) }, 404],
  ["POST", "/api/user-words/import", { words: numbers(MOST_IMPORTED_WORDS).map(word), dry_run: true }, 200],
  [
    "POST",
    "/api/user/activities",
    {
      activity_type: "article_read",
      language: "svenska",
      activity_data: { paragraphs: numbers(MOST_PARAGRAPHS_A_REPORT).map((n) => `p${n}`) },
    },
    201,
  ],
] as const)(
  "%s %s takes six of the largest a minute, and others are not held up",
  async (method, url, payload, status) => {
    const [{ headers }, other] = [await testUser(), await testUser()];
    for (const _ of numbers(6))
      expect((await api.app.inject({ method, url, headers, payload })).statusCode).toBe(status);
    const refused = await api.app.inject({ method, url, headers, payload });
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      429,
      "These are too many changes at once; try again in a minute",
    ]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await api.app.inject({ method, url, headers: other.headers, payload })).statusCode).toBe(status);
  },
);
