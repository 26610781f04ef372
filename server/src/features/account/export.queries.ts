import { Readable } from "node:stream";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/open.ts";
import { activities, activityDaily, readingProgress, streakDays } from "../../schema/activities.table.ts";
import { bookListBooks, bookLists, books, ratings } from "../../schema/books.table.ts";
import { feedback } from "../../schema/feedback.table.ts";
import { ownTexts } from "../../schema/own-texts.table.ts";
import { places } from "../../schema/places.table.ts";
import { preferences } from "../../schema/preferences.table.ts";
import { reviewAnswers } from "../../schema/reviews.table.ts";
import { unitFixes } from "../../schema/unit-fixes.table.ts";
import { users } from "../../schema/users.table.ts";
import { uxFlags } from "../../schema/ux-flags.table.ts";
import { deletedWords, savedWords } from "../../schema/words.table.ts";
import { ownTextExport } from "../own-texts/own-texts.queries.ts";

const BATCH = 500;

type Row = Record<string, unknown>;
type Owned = PgTable & { userId: PgColumn };
type Growing = Owned & { id: PgColumn; createdAt: PgColumn };

/**
 * Everything of a user as one JSON text, written as it is read, so that its length costs no memory.
 * @param account what the auth service keeps of the user
 */
export function exportUser(db: Db, userId: string, account: object | null): Readable {
  const parts: [string, AsyncIterable<Row>][] = [
    ["user", all(db, users, eq(users.id, userId))],
    ["preferences", own(db, preferences, userId)],
    ["book_lists", all(db, bookLists, keptLists(userId), booksOfList())],
    ["ratings", all(db, ratings, eq(ratings.userId, userId), slugOf(ratings.bookId))],
    ["feedback", own(db, feedback, userId)],
    ["days", own(db, activityDaily, userId)],
    ["reading", own(db, readingProgress, userId)],
    ["own_texts", all(db, ownTexts, eq(ownTexts.userId, userId), ownTextExport)],
    ["places", own(db, places, userId)],
    ["ux_flags", own(db, uxFlags, userId)],
    ["streak_days", own(db, streakDays, userId)],
    ["unit_fixes", own(db, unitFixes, userId)],
    ["saved_words", growing(db, savedWords, userId)],
    ["deleted_words", own(db, deletedWords, userId)],
    ["reviews", growing(db, reviewAnswers, userId)],
    ["activities", growing(db, activities, userId)],
  ];
  return Readable.from(written(parts, account), { objectMode: false });
}

async function* written(parts: [string, AsyncIterable<Row>][], account: object | null) {
  yield `{"exported_at":${JSON.stringify(new Date())},"account":${JSON.stringify(account)}`;
  for (const [name, rows] of parts) {
    yield `,"${name}":[`;
    let separator = "\n";
    for await (const row of rows) {
      yield separator + JSON.stringify(row);
      separator = ",\n";
    }
    yield "]";
  }
  yield "}\n";
}

const own = (db: Db, table: Owned, userId: string) => all(db, table, eq(table.userId, userId));

/** All rows at once, for tables that grow with days and books only. */
async function* all(db: Db, table: PgTable, which: SQL, extra: SQL = sql`'{}'::jsonb`) {
  const rows = await db
    .select({ row: rowOf(table, extra) })
    .from(table)
    .where(which);
  for (const { row } of rows) yield row;
}

/** By and by, for tables that grow with every word. */
async function* growing(db: Db, table: Growing, userId: string) {
  let after = sql`true`;
  for (;;) {
    const rows = await db
      .select({ row: rowOf(table) })
      .from(table)
      .where(and(eq(table.userId, userId), after))
      .orderBy(asc(table.createdAt), asc(table.id))
      .limit(BATCH);
    for (const { row } of rows) yield row;
    const last = rows.at(-1)?.row;
    if (!last || rows.length < BATCH) return;
    after = sql`(${table.createdAt}, ${table.id}) > (${last.created_at}::timestamptz, ${last.id}::${sql.raw(table.id.getSQLType())})`;
  }
}

const rowOf = (table: PgTable, extra: SQL = sql`'{}'::jsonb`) =>
  sql<Row>`to_jsonb(${table}) - 'user_id' || ${extra}`;

const keptLists = (userId: string) => sql`${bookLists.userId} = ${userId} and ${bookLists.deletedAt} is null`;

const booksOfList =
  () => sql`jsonb_build_object('books', (select coalesce(jsonb_agg(b.slug order by l.position), '[]')
  from ${bookListBooks} l join ${books} b on b.id = l.book_id where l.list_id = ${bookLists.id}))`;

const slugOf = (bookId: PgColumn) =>
  sql`jsonb_build_object('book', (select b.slug from ${books} b where b.id = ${bookId}))`;
