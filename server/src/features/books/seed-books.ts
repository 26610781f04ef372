import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/database/open.ts";
import { books } from "../../schema/books.table.ts";
import { storeBookWords } from "./book-words.ts";
import { searchFields } from "./search-fields.ts";

const CATALOGUE = new URL("../../../corpus/books/catalogue.json", import.meta.url);

const Catalogue = z.array(
  z.object({
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    title: z.string().min(1),
    authors: z.array(z.string().min(1)),
    publisher: z.string().nullable(),
    language: z.string().nullable(),
    page_count: z.int().positive().nullable(),
    year: z.int().nullable(),
    academic: z.boolean().default(false),
  }),
);

/** Adds the catalogue's books; running it again only updates their facts. */
export async function seedBooks(db: Db): Promise<void> {
  const catalogue = Catalogue.parse(JSON.parse(await readFile(CATALOGUE, "utf8")));
  const rows = catalogue.map(({ page_count, ...book }) => ({
    ...book,
    pageCount: page_count,
    ...searchFields(book.title, book.authors),
  }));
  await storeBookWords(db, rows);
  await db
    .insert(books)
    .values(rows)
    .onConflictDoUpdate({
      target: books.slug,
      set: {
        title: sql`excluded.title`,
        authors: sql`excluded.authors`,
        publisher: sql`excluded.publisher`,
        language: sql`excluded.language`,
        pageCount: sql`excluded.page_count`,
        year: sql`excluded.year`,
        academic: sql`excluded.academic`,
        searchText: sql`excluded.search_text`,
        searchWords: sql`excluded.search_words`,
      },
    });
}
