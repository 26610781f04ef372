import type { Db } from "@lagom/server/platform/database/open";
import { MOST_OWN_TEXT_CHARACTERS, MOST_OWN_TEXTS } from "@lagom/shared/text/own-text";
import { sql } from "drizzle-orm";

const LISTS = 200;
const BOOKS_IN_LIST = 100;
const PARAGRAPHS = 50;
const SENTENCE = "Havet är stort och blått och kallt. ";

/** Ids of what an account has. */
export interface Collection {
  texts: number[];
  words: number[];
}

/** Gives a user as many full texts and lists as an account may have. @returns ids of the texts and of some saved words */
export async function fillCollection(db: Db, userId: string): Promise<Collection> {
  const owner = sql`${userId}::uuid`;
  const { rows: texts } = await db.execute<{ id: number }>(sql`insert into own_texts (user_id, source_name)
    select ${owner}, 'Bench' from generate_series(1, ${MOST_OWN_TEXTS}::int) returning id`);
  await db.execute(sql`insert into rewrites (own_text_id, language, level, title, summary, word_count, origin)
    select id, 'sv', 'B1', 'Havet', '', 1, 'source' from own_texts where user_id = ${owner}`);
  const sentences = Math.floor(MOST_OWN_TEXT_CHARACTERS / PARAGRAPHS / SENTENCE.length);
  await db.execute(sql`insert into rewrite_paragraphs
    (rewrite_id, position, text, sentences, tokens, entries, sentence_keys, word_count)
    select r.id, n, repeat(${SENTENCE}, case when n = 0 then 1 else ${sentences}::int end), '{}', '{}', '[]', '{}', 1
    from rewrites r join own_texts o on o.id = r.own_text_id, generate_series(0, ${PARAGRAPHS}::int) n
    where o.user_id = ${owner}`);
  await db.execute(sql`insert into book_lists (user_id, name, position)
    select ${owner}, 'List ' || n, n from generate_series(1, ${LISTS}::int) n`);
  await db.execute(sql`insert into book_list_books (list_id, book_id, position)
    select l.id, b.id, b.id from book_lists l,
      (select id from books where slug like 'stall-%' order by id limit ${BOOKS_IN_LIST}::int) b
    where l.user_id = ${owner}`);
  const { rows: words } = await db.execute<{ id: number }>(
    sql`select id::int from saved_words where user_id = ${owner} order by id limit 5000`,
  );
  return { texts: texts.map(({ id }) => id), words: words.map(({ id }) => id) };
}
