import pg from "pg";
import { expect, it, vi } from "vitest";
import { useTestApi } from "../../testing/api.ts";
import { type TestUser, testUser } from "../../testing/tokens.ts";

const api = useTestApi();

const importWords = ({ headers }: TestUser, many: number, translation: string) =>
  api.app.inject({
    method: "POST",
    url: "/api/user-words/import",
    headers,
    payload: {
      words: Array.from({ length: many }, (_, n) => ({
        source_word: `ord${n}`,
        translated_word: translation,
        source_lang: "sv",
        target_lang: "en",
      })),
    },
  });

/** How many statements the driver sends while so many words are imported that all change. */
async function statementsOfChange(many: number): Promise<number> {
  const user = await testUser();
  await importWords(user, many, "before");
  const sent = vi.spyOn(pg.Client.prototype, "query");
  const reply = await importWords(user, many, "after");
  const statements = sent.mock.calls.length;
  sent.mockRestore();
  expect(reply.json().outcomes).toEqual(Array.from({ length: many }, () => "changed"));
  return statements;
}

it("changed words are not stored word by word", async () => {
  const few = await statementsOfChange(100);
  expect(few).toBeGreaterThan(2);
  // What the background asks meanwhile counts too.
  expect(await statementsOfChange(500)).toBeLessThan(few + 50);
});
