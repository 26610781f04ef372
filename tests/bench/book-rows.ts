import { searchWords } from "@lagom/server/features/books/fold";
import { searchText } from "@lagom/server/features/books/search-fields";
import { slipForms } from "@lagom/server/features/books/slips";
import type { Db } from "@lagom/server/platform/database/open";
import { type SQL, sql } from "drizzle-orm";

const BATCH = 5000;

interface Titled {
  title: string;
  authors: string[];
}

/** Books and their words, as rows for any number of databases. */
export interface BookRows {
  books: readonly (Titled & { searchText: string; searchWords: string[] })[];
  words: readonly { word: string; forms: string[] }[];
}

/** The rows to store, tokenised and folded once for all databases. */
export function rowsOf(titled: readonly Titled[]): BookRows {
  const books = titled.map(({ title, authors }) => {
    const text = searchText(title, authors);
    return { title, authors, searchText: text, searchWords: searchWords(text) };
  });
  const words = [...new Set(books.flatMap((book) => book.searchWords))].sort();
  return { books, words: words.map((word) => ({ word, forms: slipForms(word) })) };
}

/** Puts books into empty tables, as the server would; their indexes are built once, at the end. */
export async function loadBooks(db: Db, { books, words }: BookRows): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    const indexes = await dropIndexes(tx);
    for (const [from, part] of batches(books))
      await tx.execute(sql`
        insert into books (slug, title, authors, ratings_count, search_text, search_words)
        select 'book-' || (${from}::int + n), title, string_to_array(authors, chr(10)), (${from}::int + n) % 50, folded,
               array_to_tsvector(string_to_array(words, ' '))
        from unnest(${texts(part, (book) => book.title)}, ${texts(part, (book) => book.authors.join("\n"))},
                    ${texts(part, (book) => book.searchText)}, ${texts(part, (book) => book.searchWords.join(" "))})
             with ordinality as part (title, authors, folded, words, n)`);
    for (const [, part] of batches(words))
      await tx.execute(sql`
        insert into book_words (word, forms) select word, string_to_array(forms, ' ')
        from unnest(${texts(part, ({ word }) => word)}, ${texts(part, ({ forms }) => forms.join(" "))}) as part (word, forms)`);
    for (const index of indexes) await tx.execute(sql.raw(index));
  });
  await db.execute(sql`vacuum analyze books`);
  await db.execute(sql`vacuum analyze book_words`);
}

/** Drops indexes and constraints, so that filling is faster. @returns rebuilds them */
async function dropIndexes(tx: Db): Promise<string[]> {
  const { rows } = await tx.execute<{ indexname: string; indexdef: string }>(sql`
    select indexname, indexdef from pg_indexes where tablename in ('books', 'book_words')
    and indexname not in (select conname from pg_constraint)`);
  for (const { indexname } of rows) await tx.execute(sql`drop index ${sql.identifier(indexname)}`);
  return rows.map(({ indexdef }) => indexdef);
}

function* batches<T>(rows: readonly T[]): Generator<[number, T[]]> {
  for (let from = 0; from < rows.length; from += BATCH) yield [from, rows.slice(from, from + BATCH)];
}

const texts = <T>(rows: T[], text: (row: T) => string): SQL => sql`${sql.param(rows.map(text))}::text[]`;
