import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { articles } from "./texts.table.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** State of reading a feed. The node with the lease reads it. */
export const feeds = pgTable("feeds", {
  url: text().primaryKey(),
  etag: text(),
  lastModified: text("last_modified"),
  checkedAt: instant("checked_at"),
  leaseUntil: instant("lease_until"),
  /** Why it could not be read the last time. */
  failure: text(),
});

/** Processed feed articles by the key of their URL, so that they are not fetched again. */
export const feedItems = pgTable(
  "feed_items",
  {
    slug: text().primaryKey(),
    url: text().notNull(),
    feedUrl: text("feed_url").notNull(),
    /** The article it became, or the one it repeats. */
    articleId: integer("article_id").references(() => articles.id, { onDelete: "set null" }),
    /** Why it was not stored. */
    refused: text(),
    /** Equal for the same text under two addresses. */
    fingerprint: text(),
    seenAt: instant("seen_at").notNull().defaultNow(),
  },
  (table) => [
    index("feed_items_fingerprint").on(table.fingerprint),
    index("feed_items_seen").on(table.seenAt),
  ],
);
