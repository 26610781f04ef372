import type { Serial } from "@lagom/shared/contract/text";
import { CHAPTERS, chapterNumber } from "@lagom/shared/text/book-parts";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { readingProgress } from "../../schema/activities.table.ts";
import { books } from "../../schema/books.table.ts";
import { rewrites } from "../../schema/texts.table.ts";
import { nearness } from "./book-texts.queries.ts";
import { minutesFor } from "./texts.queries.ts";

interface SerialQuery {
  bookId: number;
  language: LanguageCode;
  level: Level;
  /** Undefined for a visitor. */
  userId: string | undefined;
}

/**
 * The chapters of a book in a language, each at the requested level or the nearest there is, and how far the reader is.
 * @throws HttpError not_found
 */
export async function readSerial(db: Db, query: SerialQuery): Promise<Serial> {
  const { bookId, language, level, userId } = query;
  const [book] = await db
    .select({ title: books.title, slug: books.slug })
    .from(books)
    .where(eq(books.id, bookId));
  if (!book) throw new HttpError("not_found", ({ texts }) => texts.noBook);
  const [found, progress] = await Promise.all([
    db
      .selectDistinctOn([rewrites.part], {
        part: rewrites.part,
        title: rewrites.title,
        summary: rewrites.summary,
        level: rewrites.level,
        words: rewrites.wordCount,
      })
      .from(rewrites)
      .where(isChapter(query))
      .orderBy(rewrites.part, nearness(level, rewrites.level)),
    userId === undefined ? [] : progressOf(db, query, userId),
  ]);
  const finished = new Set(progress.filter(({ at }) => at !== null).map(({ part }) => part));
  const chapters = found
    .map(({ part, words, ...line }) => ({
      number: chapterNumber(part) ?? 0,
      ...line,
      minutes: minutesFor(words),
      finished: finished.has(part),
    }))
    .sort((one, other) => one.number - other.number);
  const next = progress.length > 0 ? chapters.find((chapter) => !chapter.finished) : undefined;
  return { ...book, lang: language, chapters, continue_with: next?.number ?? null };
}

const isChapter = ({ bookId, language }: SerialQuery) =>
  and(
    eq(rewrites.bookId, bookId),
    inArray(rewrites.part, [...CHAPTERS]),
    eq(rewrites.language, language),
    isNull(rewrites.supersededAt),
  );

/** The chapters that a user has opened, at any level; `at` is when one was finished. */
const progressOf = (db: Db, query: SerialQuery, userId: string) =>
  db
    .select({ part: rewrites.part, at: readingProgress.finishedAt })
    .from(readingProgress)
    .innerJoin(rewrites, eq(rewrites.id, readingProgress.rewriteId))
    .where(and(eq(readingProgress.userId, userId), isChapter(query)));
