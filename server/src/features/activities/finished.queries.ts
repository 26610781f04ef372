import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, eq, isNotNull, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { built, type Values } from "../../platform/database/built.ts";
import type { Db } from "../../platform/database/open.ts";
import { readingProgress } from "../../schema/activities.table.ts";
import { rewrites } from "../../schema/texts.table.ts";

/** Subquery for `exists`: the levels of an article that a user has finished in a language. */
export function finishedLevels(
  db: Db,
  userId: string,
  article: SQLWrapper,
  language: SQLWrapper | LanguageCode,
) {
  const done = alias(readingProgress, "done");
  const level = alias(rewrites, "level_done");
  return db
    .select({ id: level.id })
    .from(done)
    .innerJoin(level, eq(level.id, done.rewriteId))
    .where(
      and(
        eq(done.userId, userId),
        isNotNull(done.finishedAt),
        eq(level.articleId, article),
        eq(level.language, language),
      ),
    );
}

const findFinished = built(
  (db, of: Values<{ userId: string; language: LanguageCode; articles: number[] }>) =>
    db
      .selectDistinct({ article: rewrites.articleId })
      .from(rewrites)
      .innerJoin(
        readingProgress,
        and(
          eq(readingProgress.userId, of.userId),
          eq(readingProgress.rewriteId, rewrites.id),
          isNotNull(readingProgress.finishedAt),
        ),
      )
      .where(
        and(sql`${rewrites.articleId} = any(${of.articles}::int[])`, eq(rewrites.language, of.language)),
      ),
  "finished_articles",
);

/** Those of some articles that a user has finished in a language, at any level. */
export async function finishedAmong(
  db: Db,
  userId: string,
  language: LanguageCode,
  articles: readonly number[],
): Promise<Set<number | null>> {
  if (articles.length === 0) return new Set();
  const rows = await findFinished(db, { userId, language, articles: [...articles] });
  return new Set(rows.map(({ article }) => article));
}
