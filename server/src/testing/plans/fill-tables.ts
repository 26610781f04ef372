import { type SQL, sql } from "drizzle-orm";
import type { Database, Db } from "../../platform/database/open.ts";
import { inBulk } from "../in-bulk.ts";

/** How large the tables are. */
export interface Sizes {
  articles: number;
  books: number;
  words: number;
  activities: number;
}

/** Those of a product with 100,000 readers' beginnings. */
export const FULL: Sizes = { articles: 100_000, books: 100_000, words: 1_000_000, activities: 10_000_000 };

/** Words, and lookups, of the reader who asks: the same however large the tables are. */
const OWN = 2000;
const WORDS_OF_A_USER = 100;
const BATCH = 250_000;

const TABLES = [
  "users",
  "articles",
  "rewrites",
  "rewrite_lemmas",
  "rewrite_paragraphs",
  "feed_entries",
  "books",
  "ratings",
  "book_lists",
  "book_list_books",
  "saved_words",
  "saved_word_counts",
  "known_words",
  "review_answers",
  "activities_by_month",
  "activity_daily",
  "reading_progress",
  "own_texts",
  "feedback",
  "admin_log",
];

/** Fills the tables with texts, and with what many people and one reader have done. */
export async function fillTables(database: Database, readerId: string, sizes: Sizes): Promise<void> {
  const people = Math.ceil(sizes.words / WORDS_OF_A_USER);
  await database.db.execute(sql`select add_activities_month((date_trunc('month', now()) - make_interval(months => n))::date)
    from generate_series(0, 24) n`);
  await inBulk(database, TABLES, async (db) => {
    await fillTexts(db, sizes.articles);
    await fillBooks(db, sizes.books);
    await db.execute(sql`insert into users (id, email, created_at)
      select ${idOf(sql`n`)}, n || '@example.com', now() - n * interval '1 hour' from ${upTo(people)}`);
    const anybody = idOf(sql`1 + n % ${people}::int`);
    const reader = sql`${readerId}::uuid`;
    await fillPeople(db, anybody, people);
    for (const [from, to] of batches(sizes.words)) await addWords(db, anybody, from, to);
    for (const [from, to] of batches(sizes.activities)) await addLookups(db, anybody, from, to);
    await addWords(db, reader, sizes.words + 1, sizes.words + OWN);
    await addLookups(db, reader, 1, OWN);
    await fillReader(db, reader, sizes.articles);
    await fillBodies(db);
    await db.execute(sql`insert into known_words (user_id, language, lemma, rewrite_id)
      select ${reader}, 'sv', 'ord' || n, n from ${upTo(OWN)}`);
    await db.execute(sql`insert into saved_word_counts (user_id, source_lang, status, words)
      select user_id, source_lang, status, count(*) from saved_words group by 1, 2, 3`);
  });
}

const upTo = (count: number): SQL => sql`generate_series(1, ${count}::int) n`;

/** The id of the n-th user: a UUID of version 4. */
const idOf = (n: SQL): SQL =>
  sql`overlay(overlay(md5((${n})::text) placing '4' from 13) placing '8' from 17)::uuid`;

function* batches(count: number): Generator<[from: number, to: number]> {
  for (let from = 1; from <= count; from += BATCH) yield [from, Math.min(count, from + BATCH - 1)];
}

/** Article n is n hours old and has the rewrites 3n - 2 to 3n: svenska at A2 and B1, Deutsch at B1. Each tenth is from a feed. */
async function fillTexts(db: Db, count: number): Promise<void> {
  await db.execute(sql`insert into articles (slug, category, source_name, published_at)
    select 'article-' || n, (array['world', 'business', 'technology', 'sports', 'entertainment', 'science', 'health'])[1 + n % 7],
      'Lagom collection', now() - n * interval '1 hour' from ${upTo(count)}`);
  await db.execute(sql`insert into rewrites (article_id, language, level, title, summary, word_count, origin)
    select n, (array['sv', 'sv', 'de'])[k], (array['A2', 'B1', 'B1'])[k], 'Text ' || n, 'About ' || n, 100,
      case when n % 10 = 0 and k = 3 then 'source' else 'corpus' end
    from ${upTo(count)}, generate_series(1, 3) k order by n, k`);
  await db.execute(sql`select refresh_feed_entries(array(select id from articles))`);
}

async function fillBooks(db: Db, count: number): Promise<void> {
  await db.execute(sql`insert into books (slug, title, authors, search_text, search_words, language, ratings_count, stars_sum)
    select 'book-' || n, 'Book ' || n, array['Nobody'], 'book ' || n, array_to_tsvector(array['book', n::text, 'nobody']),
      (array['sv', 'de'])[1 + n % 2], n % 50, n % 50 * 4 from ${upTo(count)}`);
}

/** Of all rewrites. */
async function fillBodies(db: Db): Promise<void> {
  await db.execute(sql`insert into rewrite_lemmas (rewrite_id, lemma, band, count)
    select id, 'ord' || (id * 7 + k * 13) % 5000, 'B1', 3 from rewrites, generate_series(1, 5) k`);
  await db.execute(sql`insert into rewrite_paragraphs
    (rewrite_id, position, text, sentences, tokens, entries, sentence_keys, word_count)
    select id, position, 'Ord.', '{0,4}', '{}', '[]', array['key' || id || position], 50
    from rewrites, generate_series(0, 1) position`);
}

async function fillPeople(db: Db, anybody: SQL, people: number): Promise<void> {
  await db.execute(sql`insert into activity_daily (user_id, day, language, level, words_read)
    select ${anybody}, current_date - n / ${people}::int, 'sv', 'B1', 300 from ${upTo(people * 100)}`);
  await db.execute(sql`insert into reading_progress (user_id, rewrite_id, language, level, last_at)
    select ${anybody}, 3 * (n / ${people}::int) + 1, 'sv', 'A2', now() - n * interval '1 minute' from ${upTo(people * 50)}`);
  await db.execute(sql`insert into ratings (user_id, book_id, liked_at, stars, updated_at)
    select ${anybody}, 1 + n / ${people}::int, now() - n * interval '1 minute', 4, now() - n * interval '1 minute'
    from ${upTo(people * 20)}`);
  await db.execute(sql`insert into book_lists (user_id, name, is_public, position)
    select ${anybody}, 'List ' || n, n % 2 = 0, n / ${people}::int from ${upTo(people * 5)}`);
  await db.execute(sql`insert into book_list_books (list_id, book_id, position)
    select n, 1 + n % 100, 0 from ${upTo(people * 5)}`);
  await addOwnTexts(db, anybody, people * 3);
  await db.execute(sql`insert into feedback (user_id, name, email, subject, message, done_at)
    select ${anybody}, 'A', n || '@example.com', 'Hello', 'There', now() from ${upTo(people * 10)}`);
  await db.execute(sql`insert into admin_log (by_id, by_name, action, target_id, target_name)
    select ${anybody}, 'A', 'user_banned', n::text, n || '@example.com' from ${upTo(people * 10)}`);
}

async function fillReader(db: Db, reader: SQL, articles: number): Promise<void> {
  await db.execute(sql`insert into activity_daily (user_id, day, language, level, words_read)
    select ${reader}, current_date - n, 'sv', 'B1', 300 from ${upTo(400)}`);
  await db.execute(
    sql`insert into activity_totals (user_id, language, level, words_read) values (${reader}, 'sv', 'B1', 1)`,
  );
  await db.execute(sql`insert into reading_progress (user_id, rewrite_id, language, level, finished_at, last_at)
    select ${reader}, 3 * n - 2, 'sv', 'A2', now(), now() - n * interval '1 minute' from ${upTo(Math.min(200, articles))}`);
  await db.execute(
    sql`insert into ratings (user_id, book_id, liked_at, stars) select ${reader}, n, now(), 4 from ${upTo(100)}`,
  );
  await db.execute(
    sql`insert into book_lists (user_id, name, position) select ${reader}, 'Own ' || n, n from ${upTo(5)}`,
  );
  await addOwnTexts(db, reader, 50);
  await db.execute(sql`insert into review_answers (user_id, id, word_id, rating, answered_at, day, language, level)
    select user_id, 'answer-' || id, id, 'good', now(), current_date, 'sv', 'B1' from saved_words where id % 2 = 0`);
}

async function addOwnTexts(db: Db, owner: SQL, count: number): Promise<void> {
  await db.execute(sql`with texts as (
      insert into own_texts (user_id, source_name, created_at)
      select ${owner}, 'Own', now() - n * interval '1 hour' from ${upTo(count)} returning id
    ) insert into rewrites (own_text_id, language, level, title, summary, word_count, origin)
    select id, 'sv', 'B1', 'Own ' || id, '', 100, 'source' from texts`);
}

async function addWords(db: Db, owner: SQL, from: number, to: number): Promise<void> {
  await db.execute(sql`insert into saved_words
    (user_id, source_word, word_key, translated_word, search_text, source_lang, target_lang, status, due_at, rewrite_id, sentence, created_at)
    select ${owner}, 'ord' || n, 'ord' || n, 'word' || n, 'ord' || n || ' word' || n,
      case when n % 10 = 0 then 'de' else 'sv' end, 'en', (array['new', 'learning', 'known', 'ignored'])[1 + n % 4],
      case when n % 3 = 0 then now() + (n % 100 - 50) * interval '1 day' end, n % 1000 + 1,
      case when n % 9 = 0 then 'Sentence ' || n || '.' end, now() - n * interval '1 minute'
    from generate_series(${from}::int, ${to}::int) n`);
}

/** Over two years. */
async function addLookups(db: Db, owner: SQL, from: number, to: number): Promise<void> {
  await db.execute(sql`insert into activities_by_month
    (user_id, activity_type, rewrite_id, language, level, data, time_zone, occurred_at, created_at)
    select ${owner}, 'word_lookup', n % 1000 + 1, 'sv', 'B1',
      '{"word":"hund","translation":"dog","source_lang":"sv","target_lang":"en"}'::jsonb, 'UTC', at, at
    from (select n, now() - (n::bigint * 7919 % 1051200) * interval '1 minute' as at
      from generate_series(${from}::int, ${to}::int) n) as times`);
}
