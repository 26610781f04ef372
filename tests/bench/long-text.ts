import { join } from "node:path";
import { openDatabase } from "@lagom/server/platform/database/open";
import { sql } from "drizzle-orm";

/**
 * Adds a synthetic article to the database of a stopped product: the paragraphs of the svenska B1 collection in turns, up to
 * this many words.
 * @returns the id of the article and its number of words
 */
export async function addLongText(folder: string, words: number): Promise<{ id: number; words: number }> {
  const { db, close } = await openDatabase({ folder: join(folder, "db") });
  try {
    const { rows } = await db.execute<{ id: number; words: number }>(sql`
      with source as (
        select p.*, row_number() over (order by p.rewrite_id, p.position) as turn
        from rewrite_paragraphs p join rewrites r on r.id = p.rewrite_id
        where r.language = 'sv' and r.level = 'B1' and r.article_id is not null and p.position > 0
      ), repeated as (
        select s.*, sum(s.word_count) over (order by round, s.turn) as so_far,
          row_number() over (order by round, s.turn) as place
        from source s cross join generate_series(1, 200) round
      ), chosen as (select * from repeated where so_far - word_count < ${words}),
      article as (
        insert into articles (slug, category, source_name, published_at)
        values (${`bench-${words}`}, 'science', 'Bench', now()) returning id
      ), rewrite as (
        insert into rewrites (article_id, language, level, title, summary, word_count, origin)
        select article.id, 'sv', 'B1', 'Mätning', 'Mätning', (select max(so_far) from chosen)::int, 'corpus'
        from article returning id, article_id, word_count
      ), title as (
        insert into rewrite_paragraphs
        select rewrite.id, 0, 'Mätning', '{0,7}', '{}', '[]', '{bench}', 0, true from rewrite
      ), body as (
        insert into rewrite_paragraphs
        select rewrite.id, place::int, text, sentences, tokens, entries, sentence_keys, chosen.word_count, rewritten
        from chosen cross join rewrite
      )
      select article_id as id, word_count as words from rewrite`);
    const [made] = rows;
    if (!made) throw new Error("The long text was not made");
    await db.execute(sql`analyze`);
    return made;
  } finally {
    await close();
  }
}
