import type { ACTIVITY_TYPES } from "@lagom/shared/contract/user";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./users.table.ts";

const owner = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The lookup that an activity records. */
export interface LookupData {
  word: string;
  translation: string;
  source_lang: LanguageCode;
  target_lang: LanguageCode;
  sentence?: string | undefined;
}

/**
 * User activities, one row each; figures are read from the roll-ups below, never counted from here. Partitioned by month, so that
 * old months can be dropped (docs/decisions/0067-data-that-grows.md).
 */
export const activities = pgTable(
  "activities_by_month",
  {
    id: bigserial({ mode: "number" }).notNull(),
    userId: owner(),
    activityType: text("activity_type").$type<(typeof ACTIVITY_TYPES)[number]>().notNull(),
    /** Not a reference: the record outlives the text. */
    rewriteId: integer("rewrite_id"),
    language: text().$type<LanguageCode>().notNull(),
    level: text().$type<Level>().notNull(),
    data: jsonb().$type<LookupData | { words_read?: number; seconds?: number }>().notNull(),
    timeZone: text("time_zone").notNull(),
    occurredAt: instant("occurred_at").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => {
    const isLookup = sql`${table.activityType} = 'word_lookup'`;
    const newest = [table.occurredAt, table.id] as const;
    return [
      // A primary key of a partitioned table holds what it is partitioned by.
      primaryKey({ columns: [table.id, table.occurredAt] }),
      index("activities_by_month_latest").on(table.userId, table.createdAt),
      index("activities_by_month_lookups")
        .on(table.userId, ...newest)
        .where(isLookup),
      index("activities_by_month_language_lookups")
        .on(table.userId, table.language, ...newest)
        .where(isLookup),
    ];
  },
);

const figures = () => ({
  wordsRead: integer("words_read").notNull().default(0),
  wordsLookedUp: integer("words_looked_up").notNull().default(0),
  wordsSaved: integer("words_saved").notNull().default(0),
  /** Marked as known, less those of which that was taken back. */
  wordsLearnt: integer("words_learnt").notNull().default(0),
  wordsReviewed: integer("words_reviewed").notNull().default(0),
  articlesOpened: integer("articles_opened").notNull().default(0),
  articlesFinished: integer("articles_finished").notNull().default(0),
  seconds: integer().notNull().default(0),
});

/** Sums of a user's day (in the user's own time zone), written in the activity's transaction. */
export const activityDaily = pgTable(
  "activity_daily",
  {
    userId: owner(),
    day: date({ mode: "string" }).notNull(),
    language: text().$type<LanguageCode>().notNull(),
    level: text().$type<Level>().notNull(),
    ...figures(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.language, table.level] }),
    index("activity_daily_day").on(table.day),
  ],
);

/** The same sums over all days, kept beside them, so that a long history costs no more than a short one. */
export const activityTotals = pgTable(
  "activity_totals",
  {
    userId: owner(),
    language: text().$type<LanguageCode>().notNull(),
    level: text().$type<Level>().notNull(),
    ...figures(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.language, table.level] })],
);

/** The days that count towards a streak, and those that were missed and repaired. */
export const streakDays = pgTable(
  "streak_days",
  {
    userId: owner(),
    day: date({ mode: "string" }).notNull(),
    repaired: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Where each streak stands, up to the last day that counts (docs/decisions/0031-streak.md). */
export const streaks = pgTable("streaks", {
  userId: owner().primaryKey(),
  current: integer().notNull().default(0),
  longest: integer().notNull().default(0),
  lastDay: date("last_day", { mode: "string" }),
  repairedDay: date("repaired_day", { mode: "string" }),
});

/** How far a user is in a text, so that opening it again counts nothing twice. */
export const readingProgress = pgTable(
  "reading_progress",
  {
    userId: owner(),
    rewriteId: integer("rewrite_id").notNull(),
    language: text().$type<LanguageCode>().notNull(),
    level: text().$type<Level>().notNull(),
    wordsRead: integer("words_read").notNull().default(0),
    /** Positions of the paragraphs that were read. */
    paragraphs: integer().array().notNull().default([]),
    finishedAt: instant("finished_at"),
    lastAt: instant("last_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.rewriteId] }),
    index("reading_progress_latest").on(table.userId, table.lastAt, table.rewriteId),
    index("reading_progress_unfinished")
      .on(table.userId, table.language, table.lastAt, table.rewriteId)
      .where(sql`${table.finishedAt} is null`),
  ],
);
