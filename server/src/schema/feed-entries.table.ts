import type { Category } from "@lagom/shared/text/categories";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { articles } from "./texts.table.ts";

/**
 * Which of the newsfeed's lists an article stands in: that of each language it has a text in, apart for articles that came from a
 * feed. Of those `sv+source` has all, `sv+A2` what a reader at A2 can follow (a text of it is at most one level harder), `sv-A2`
 * the others, and `source` those of all languages. The two lists of a page then never hold an article twice.
 */
export type FeedList =
  | LanguageCode
  | `${LanguageCode}${"+" | "-"}${Level}`
  | `${LanguageCode}+source`
  | "source";

/** The feed in its order, so that a page is read from an index alone. Triggers on rewrites and articles write it. */
export const feedEntries = pgTable(
  "feed_entries",
  {
    articleId: integer("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    list: text().$type<FeedList>().notNull(),
    category: text().$type<Category>().notNull(),
    /** In milliseconds, as a snapshot of the feed names it. */
    publishedAt: timestamp("published_at", { withTimezone: true, precision: 3 }).notNull(),
    /** Id of the first rewrite for which it stands in the list. */
    firstRewrite: integer("first_rewrite").notNull(),
  },
  (table) => {
    const newest = [table.publishedAt, table.articleId, table.firstRewrite] as const;
    return [
      primaryKey({ columns: [table.articleId, table.list] }),
      index("feed_entries_newest").on(table.list, ...newest),
      index("feed_entries_category").on(table.list, table.category, ...newest),
    ];
  },
);
