import type { BookPart } from "@lagom/shared/text/book-parts";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { type Level, levelsByNearness } from "@lagom/shared/text/levels";
import { and, eq, isNull, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { books } from "../../schema/books.table.ts";
import { rewrites } from "../../schema/texts.table.ts";

/** Which text of a book is requested. */
export interface BookTextQuery {
  bookId: number;
  part: BookPart;
  language: LanguageCode;
  level: Level;
}

/**
 * The text at the requested level or the nearest one, preferring easier.
 * @throws HttpError no_text
 */
export async function requireBookText(
  db: Db,
  { bookId, part, language, level }: BookTextQuery,
): Promise<number> {
  const [found] = await db
    .select({ id: rewrites.id })
    .from(rewrites)
    .where(
      and(
        eq(rewrites.bookId, bookId),
        eq(rewrites.part, part),
        eq(rewrites.language, language),
        isNull(rewrites.supersededAt),
      ),
    )
    .orderBy(nearness(level, rewrites.level))
    .limit(1);
  if (!found) throw new HttpError("no_text", ({ texts }) => texts.bookNotInLanguage);
  return found.id;
}

/** Orders texts by how near their level is to a level, easier ones first. */
export const nearness = (level: Level, of: SQLWrapper) =>
  sql`array_position(${sql.param(levelsByNearness(level))}::text[], ${of})`;

/**
 * Refuses an unknown book.
 * @throws HttpError not_found
 */
export async function requireBook(db: Db, id: number): Promise<void> {
  const [book] = await db.select({ id: books.id }).from(books).where(eq(books.id, id));
  if (!book) throw new HttpError("not_found", ({ texts }) => texts.noBook);
}
