import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import type { ReviewRating } from "@lagom/shared/text/review";
import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./users.table.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull();

/**
 * Every answer to a review. A word's schedule is what FSRS makes of its answers in the order of their times; nothing
 * else is
 * kept of it but when it is next due (docs/decisions/0032-review.md).
 */
export const reviewAnswers = pgTable(
  "review_answers",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The client's own. */
    id: text().notNull(),
    /** Not a reference: a restored word comes back with its answers. */
    wordId: bigint("word_id", { mode: "number" }).notNull(),
    rating: text().$type<ReviewRating>().notNull(),
    answeredAt: instant("answered_at"),
    /** Its key in the roll-ups. */
    day: date({ mode: "string" }).notNull(),
    language: text().$type<LanguageCode>().notNull(),
    level: text().$type<Level>().notNull(),
    createdAt: instant("created_at").defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("review_answers_word").on(table.wordId, table.answeredAt),
    index("review_answers_own").on(table.userId, table.createdAt, table.id),
  ],
);

/** The parameters of FSRS fitted to a reader's own answers; without a row those for everybody count. */
export const reviewParameters = pgTable("review_parameters", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  parameters: doublePrecision().array().notNull(),
  /** How many answers the reader had given when they were fitted. */
  answers: integer().notNull(),
  fittedAt: instant("fitted_at"),
});
