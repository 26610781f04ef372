import type { BookPart } from "@lagom/shared/contract/text";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { type Level, levelsByNearness } from "@lagom/shared/text/levels";
import { and, eq, isNull, sql } from "drizzle-orm";
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

/** The text at the requested level or the nearest one, preferring easier; undefined if there is none. */
export async function findBookText(
  db: Db,
  { bookId, part, language, level }: BookTextQuery,
): Promise<{ id: number; level: Level } | undefined> {
  const [found] = await db
    .select({ id: rewrites.id, level: rewrites.level })
    .from(rewrites)
    .where(
      and(
        eq(rewrites.bookId, bookId),
        eq(rewrites.part, part),
        eq(rewrites.language, language),
        isNull(rewrites.supersededAt),
      ),
    )
    .orderBy(sql`array_position(${sql.param(levelsByNearness(level))}::text[], ${rewrites.level})`)
    .limit(1);
  return found;
}

/**
 * Refuses an unknown book.
 * @throws HttpError not_found
 */
export async function requireBook(db: Db, id: number): Promise<void> {
  const [book] = await db.select({ id: books.id }).from(books).where(eq(books.id, id));
  if (!book) throw new HttpError("not_found", "There is no such book");
}
