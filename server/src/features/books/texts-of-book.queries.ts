import type { Reply } from "@lagom/shared/contract/calls";
import { BOOK_PARTS } from "@lagom/shared/text/book-parts";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { LEVELS, type Level, levelsByNearness } from "@lagom/shared/text/levels";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { rewrites } from "../../schema/texts.table.ts";

/** In which language, and at which level if any, the excerpt of a book is wanted. */
export interface ExcerptWanted {
  lang: LanguageCode;
  level?: Level | undefined;
}

type Texts = Pick<Reply<"GET /api/books/slug/{slug}">, "texts" | "excerpt">;

/** The levels of a book's texts by part and language, and the line that says what its summary is about. */
export async function findTexts(db: Db, bookId: number, { lang, level }: ExcerptWanted): Promise<Texts> {
  // There is one row at most for each part, language and level.
  const rows = await db
    .select({
      part: rewrites.part,
      lang: rewrites.language,
      level: rewrites.level,
      about: rewrites.summary,
    })
    .from(rewrites)
    .where(and(eq(rewrites.bookId, bookId), isNull(rewrites.supersededAt)));
  const languages = [...new Set(rows.map((row) => row.lang))].sort();
  const texts = BOOK_PARTS.flatMap((part) =>
    languages.flatMap((language) => {
      const there = rows.filter((row) => row.part === part && row.lang === language);
      const levels = LEVELS.filter((one) => there.some((row) => row.level === one));
      return levels.length > 0 ? [{ part, lang: language, levels }] : [];
    }),
  );
  const summaries = rows.filter((row) => row.part === "summary" && row.lang === lang);
  const nearest =
    level && levelsByNearness(level).flatMap((one) => summaries.filter((row) => row.level === one))[0];
  return { texts, excerpt: nearest ? { lang, level: nearest.level, text: nearest.about } : null };
}
