import type { Db } from "@lagom/server/platform/database/open";
import { sql } from "drizzle-orm";

const OTHERS = 1000;
const YEARS_OF_DAYS = 1825;
/** Rows per statement, so that none blocks PGlite for long. */
const BATCH = 250_000;

/** The tables that get many rows, for `inBulk`. */
export const ACCOUNT_TABLES = ["saved_words", "activities_by_month", "activity_daily"] as const;

/** Gives a user this many words and lookups, and daily totals of up to five years of reading. */
export async function fillAccount(db: Db, userId: string, rows: number): Promise<void> {
  const owner = sql`${userId}::uuid`;
  for (let from = 1; from <= rows; from += BATCH)
    await fillRows(db, owner, from, Math.min(rows, from + BATCH - 1));
  await db.execute(sql`insert into saved_word_counts (user_id, source_lang, status, words)
    select user_id, source_lang, status, count(*) from saved_words where user_id = ${owner} group by 1, 2, 3`);
  const days = Math.min(rows, YEARS_OF_DAYS);
  await db.execute(sql`insert into activity_daily
    (user_id, day, language, level, words_read, words_looked_up, articles_finished, seconds)
    select ${owner}, current_date - n, 'sv', 'B1', 300, 20, 1, 600 from generate_series(0, ${days - 1}::int) n`);
  await db.execute(sql`insert into activity_totals
    (user_id, language, level, words_read, words_looked_up, articles_finished, seconds)
    select user_id, language, level, sum(words_read), sum(words_looked_up), sum(articles_finished), sum(seconds)
    from activity_daily where user_id = ${owner} group by 1, 2, 3`);
  await db.execute(sql`insert into streak_days (user_id, day, repaired)
    select user_id, day, false from activity_daily where user_id = ${owner}`);
  await db.execute(sql`insert into streaks (user_id, current, longest, last_day)
    values (${owner}, ${days}, ${days}, current_date)`);
}

/** Gives as many words, lookups and days to a thousand other users together. */
export async function fillOthers(db: Db, rows: number): Promise<void> {
  await db.execute(sql`insert into users (id, email)
    select md5(n::text)::uuid, n || '@example.com' from generate_series(0, ${OTHERS - 1}::int) n`);
  for (let from = 1; from <= rows; from += BATCH)
    await fillRows(db, sql`md5((n % ${OTHERS})::text)::uuid`, from, Math.min(rows, from + BATCH - 1));
  await db.execute(sql`insert into activity_daily (user_id, day, language, level, words_read)
    select md5((n % ${OTHERS})::text)::uuid, current_date - n / ${OTHERS}, 'sv', 'B1', 300
    from generate_series(0, ${rows - 1}::int) n`);
  await db.execute(sql`insert into streak_days (user_id, day, repaired)
    select user_id, day, false from activity_daily on conflict do nothing`);
}

async function fillRows(db: Db, owner: ReturnType<typeof sql>, from: number, to: number): Promise<void> {
  const numbers = sql`generate_series(${from}::int, ${to}::int) n`;
  await db.execute(sql`insert into saved_words
    (user_id, source_word, word_key, translated_word, search_text, source_lang, target_lang, status, due_at, created_at)
    select ${owner}, 'ord' || n, 'ord' || n, 'word' || n, 'ord' || n || ' word' || n,
      case when n % 10 = 0 then 'de' else 'sv' end, 'en',
      (array['new', 'learning', 'known', 'ignored'])[1 + n % 4],
      case when n % 3 = 0 then now() + (n % 100) * interval '1 day' end, now() - n * interval '1 minute'
    from ${numbers}`);
  await db.execute(sql`insert into activities_by_month
    (user_id, activity_type, language, level, data, time_zone, occurred_at, created_at)
    select ${owner}, 'word_lookup', 'sv', 'B1',
      '{"word":"hund","translation":"dog","source_lang":"sv","target_lang":"en"}'::jsonb, 'UTC',
      now() - n * interval '1 minute', now() - n * interval '1 minute'
    from ${numbers}`);
}
