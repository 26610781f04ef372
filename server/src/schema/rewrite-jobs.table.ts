import type { WrittenPart } from "@lagom/shared/text/book-parts";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { sql } from "drizzle-orm";
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { books } from "./books.table.ts";
import { articles, rewrites } from "./texts.table.ts";
import { users } from "./users.table.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A text for the model to write. The node with the lease works on it. */
export const rewriteJobs = pgTable(
  "rewrite_jobs",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What is to be written; open jobs have it once. */
    key: text().notNull(),
    articleId: integer("article_id").references(() => articles.id, { onDelete: "cascade" }),
    bookId: integer("book_id").references(() => books.id, { onDelete: "cascade" }),
    part: text().$type<WrittenPart>(),
    language: text().$type<LanguageCode>().notNull(),
    level: text().$type<Level>().notNull(),
    /** The rewrite whose failed paragraphs are to be tried again. */
    mends: integer().references(() => rewrites.id, { onDelete: "cascade" }),
    /** Who asked for it. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Finished passages by position, so that a resumed job continues where it stopped. */
    passages: jsonb().$type<Record<number, string>>().notNull().default({}),
    /** Number of attempts. */
    attempt: integer().notNull().default(0),
    /** Null while it waits. */
    leaseUntil: instant("lease_until"),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Null while it is open. */
    finishedAt: instant("finished_at"),
    /** What was written; null when it failed. */
    rewriteId: integer("rewrite_id"),
    /** Why it failed. */
    failure: text(),
  },
  (table) => [
    uniqueIndex("rewrite_jobs_open").on(table.key).where(sql`${table.finishedAt} is null`),
    index("rewrite_jobs_ended").on(table.finishedAt).where(sql`${table.finishedAt} is not null`),
    index("rewrite_jobs_due").on(table.id).where(sql`${table.finishedAt} is null`),
  ],
);

/**
 * What the model was used for, a row a day (UTC) for each user and one for everybody (`all`); translations have
 * rows of their own.
 */
export const modelUsage = pgTable(
  "model_usage",
  {
    day: date({ mode: "string" }).notNull(),
    scope: text().notNull(),
    texts: integer().notNull().default(0),
    calls: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.scope] })],
);
