import type { Reply } from "@lagom/shared/contract/calls";
import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { and, desc, eq, isNull, notExists, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { activities, type LookupData, readingProgress } from "../../schema/activities.table.ts";
import { books } from "../../schema/books.table.ts";
import { articles, rewrites } from "../../schema/texts.table.ts";
import { finishedLevels } from "./finished.queries.ts";

interface Page {
  page: number;
  limit: number;
  language: LanguageCode | undefined;
}

interface ReadPage extends Page {
  level: Level | undefined;
  /** Only articles of which the user has finished no level in that language. */
  unfinished: boolean;
}

/** Articles that the user has opened or finished, newest first. */
export async function listReadArticles(
  db: Db,
  userId: string,
  { page, limit, language, level, unfinished }: ReadPage,
): Promise<Reply<"GET /api/user/read-articles">> {
  const rows = await db
    .select({
      article_id: articles.id,
      rewrite_id: rewrites.id,
      title: rewrites.title,
      category: articles.category,
      lang: readingProgress.language,
      level: readingProgress.level,
      finishedAt: readingProgress.finishedAt,
      read_percent: sql<number>`least(100, 100 * ${readingProgress.wordsRead} / greatest(1, ${rewrites.wordCount}))`,
      lastAt: readingProgress.lastAt,
    })
    .from(readingProgress)
    .innerJoin(rewrites, eq(rewrites.id, readingProgress.rewriteId))
    .innerJoin(articles, eq(articles.id, rewrites.articleId))
    .where(
      and(
        eq(readingProgress.userId, userId),
        language ? eq(readingProgress.language, language) : undefined,
        level ? eq(readingProgress.level, level) : undefined,
        unfinished ? isNull(readingProgress.finishedAt) : undefined,
        unfinished ? notExists(finishedLevels(db, userId, articles.id, readingProgress.language)) : undefined,
      ),
    )
    .orderBy(desc(readingProgress.lastAt), desc(readingProgress.rewriteId))
    .limit(limit + 1)
    .offset((page - 1) * limit);
  return {
    articles: rows.slice(0, limit).map(({ finishedAt, lastAt, ...article }) => ({
      ...article,
      language: languageOf(article.lang).name,
      finished: finishedAt !== null,
      last_at: lastAt.toISOString(),
    })),
    page,
    limit,
    has_more: rows.length > limit,
  };
}

/** What the user looked up, newest first. */
export async function listLookups(
  db: Db,
  userId: string,
  { page, limit, language }: Page,
): Promise<Reply<"GET /api/user/word-lookups">> {
  // Texts are looked up for the page alone, not for what comes before it.
  const shown = db
    .select({
      id: activities.id,
      data: activities.data,
      occurredAt: activities.occurredAt,
      rewriteId: activities.rewriteId,
    })
    .from(activities)
    .where(
      and(
        eq(activities.userId, userId),
        eq(activities.activityType, "word_lookup"),
        language ? eq(activities.language, language) : undefined,
      ),
    )
    .orderBy(desc(activities.occurredAt), desc(activities.id))
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .as("shown");
  const rows = await db
    .select({
      id: shown.id,
      data: shown.data,
      occurredAt: shown.occurredAt,
      rewrite_id: shown.rewriteId,
      article_id: rewrites.articleId,
      book_slug: books.slug,
      own_text_id: rewrites.ownTextId,
      title: rewrites.title,
    })
    .from(shown)
    .leftJoin(rewrites, eq(rewrites.id, shown.rewriteId))
    .leftJoin(books, eq(books.id, rewrites.bookId))
    .orderBy(desc(shown.occurredAt), desc(shown.id));
  return {
    lookups: rows.slice(0, limit).map(({ data, occurredAt, ...lookup }) => {
      const { word, translation, source_lang, target_lang, sentence } = data as LookupData;
      return {
        ...lookup,
        word,
        translation,
        source_lang,
        target_lang,
        sentence: sentence ?? null,
        occurred_at: occurredAt.toISOString(),
      };
    }),
    page,
    limit,
    has_more: rows.length > limit,
  };
}
