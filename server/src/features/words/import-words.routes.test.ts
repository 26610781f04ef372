import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { expect, it, vi } from "vitest";
import { savedWordCounts, savedWords } from "../../schema/words.table.ts";
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
  const statements = await statementsOfChange(500);
  expect(statements).toBeGreaterThan(2);
  // What the background asks meanwhile counts too.
  expect(statements).toBeLessThan(250);
});

const outcomesOf = (many: number, outcome: string) => Array.from({ length: many }, () => outcome);

it("what a failure left out comes with the next import of the file", async () => {
  const { db } = api.database;
  const user = await testUser();
  await db.execute(sql`create function refuse() returns trigger language plpgsql as
    'begin if new.source_word = ''ord150'' then raise ''full''; end if; return new; end'`);
  await db.execute(
    sql`create trigger refuse before insert on saved_words for each row execute function refuse()`,
  );
  expect((await importWords(user, 250, "word")).statusCode).toBe(500);
  await db.execute(sql`drop trigger refuse on saved_words`);
  const again = await importWords(user, 250, "word");
  expect(again.json().outcomes).toEqual([...outcomesOf(150, "same"), ...outcomesOf(100, "new")]);
  expect(await db.$count(savedWords, eq(savedWords.userId, user.id))).toBe(250);
  expect(await countOf(user)).toBe(250);
});

it("a file with more new words than may be kept is refused before one of them is stored", async () => {
  const user = await testUser();
  expect((await importWords(user, 100, "word")).statusCode).toBe(200);
  const { db } = api.database;
  await db.update(savedWordCounts).set({ words: 99_900 }).where(eq(savedWordCounts.userId, user.id));
  const refused = await importWords(user, 201, "words");
  expect([refused.statusCode, refused.json().error.message]).toEqual([
    409,
    "You keep 100000 words; delete some to make room",
  ]);
  expect(await db.$count(savedWords, eq(savedWords.translatedWord, "words"))).toBe(0);
  expect((await importWords(user, 200, "words")).json().outcomes).toEqual([
    ...outcomesOf(100, "changed"),
    ...outcomesOf(100, "new"),
  ]);
});

const countOf = async (user: TestUser) =>
  (await api.database.db.select().from(savedWordCounts).where(eq(savedWordCounts.userId, user.id))).reduce(
    (sum, { words }) => sum + words,
    0,
  );
