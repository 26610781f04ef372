import type { FeedRights } from "@lagom/shared/contract/admin-feeds";
import type { FetchFailure } from "@lagom/shared/contract/fetch-failures";
import type { Category } from "@lagom/shared/text/categories";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { articles } from "./texts.table.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The feeds that are read, and how reading them goes. The node with the lease reads one. */
export const feeds = pgTable("feeds", {
  url: text().primaryKey(),
  id: integer().notNull().unique().generatedAlwaysAsIdentity(),
  /** The publisher's name; null for the title of the feed. */
  name: text(),
  /** Overrides the language that the feed declares. */
  language: text().$type<LanguageCode>(),
  /** Overrides the categories of its items. */
  category: text().$type<Category>(),
  /** What the publisher permits. */
  rights: text().$type<FeedRights>().notNull().default("excerpt"),
  /** Kept with each of its articles, as `CC BY 4.0`. */
  licence: text(),
  /** Whether the settings name it, which then also take it away. */
  fromSettings: boolean("from_settings").notNull().default(true),
  pausedAt: instant("paused_at"),
  etag: text(),
  lastModified: text("last_modified"),
  checkedAt: instant("checked_at"),
  leaseUntil: instant("lease_until"),
  /** Why it could not be read the last time, in technical English, and by its kind. */
  failure: text(),
  failureCode: text("failure_code").$type<FetchFailure>(),
  /** Items since it was added: those that became articles, and those that could not. */
  stored: integer().notNull().default(0),
  refused: integer().notNull().default(0),
});

/** What somebody says about a feed. */
export type NewsFeed = Pick<
  typeof feeds.$inferSelect,
  "url" | "name" | "language" | "category" | "rights" | "licence"
>;

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
