import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, eq, isNotNull, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
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
