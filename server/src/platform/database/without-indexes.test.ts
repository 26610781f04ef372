import { sql } from "drizzle-orm";
import { integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import type { Database } from "./open.ts";
import { withoutIndexes } from "./without-indexes.ts";

const pages = pgTable("test_pages", { book: text(), page: integer(), word: text() }, (table) => [
  primaryKey({ columns: [table.book, table.page] }),
  uniqueIndex().on(table.word),
]);

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.execute(
    sql`create table ${pages} (book text, page int, word text, primary key (book, page))`,
  );
  await database.db.execute(
    sql`create unique index test_pages_word on ${pages} (lower(word)) where page > 1`,
  );
});
afterAll(() => database.close());

const indexes = async () =>
  (
    await database.db.execute<{ indexdef: string }>(
      sql`select indexdef from pg_indexes where tablename = 'test_pages' order by 1`,
    )
  ).rows;

it("makes the same indexes again, and keeps the rows", async () => {
  const before = await indexes();
  expect(before).toHaveLength(2);
  await database.db.transaction((tx) =>
    withoutIndexes(tx, [pages], async () => {
      const { rows } = await tx.execute(sql`select from pg_index where indrelid = 'test_pages'::regclass`);
      expect(rows).toHaveLength(0);
      await tx.insert(pages).values({ book: "Heidi", page: 1, word: "goat" });
    }),
  );
  expect(await indexes()).toEqual(before);
  expect(await database.db.select().from(pages)).toEqual([{ book: "Heidi", page: 1, word: "goat" }]);
});

it("does not let in what the indexes forbid, and leaves them and the rows as they were", async () => {
  const before = await indexes();
  const twice = database.db.transaction((tx) =>
    withoutIndexes(tx, [pages], async () => {
      await tx.insert(pages).values({ book: "Heidi", page: 1, word: "hay" });
    }),
  );
  await expect(twice).rejects.toThrow();
  expect(await indexes()).toEqual(before);
  expect(await database.db.select().from(pages)).toEqual([{ book: "Heidi", page: 1, word: "goat" }]);
});
