import type { Preferences } from "@lagom/shared/contract/user";
import type { Category } from "@lagom/shared/text/categories";
import type { DailyGoal } from "@lagom/shared/text/daily-goal";
import type { LanguageName } from "@lagom/shared/text/languages";
import { DEFAULT_DAILY_REVIEWS } from "@lagom/shared/text/review";
import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.table.ts";

export const preferences = pgTable("preferences", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Name of the language being learnt. */
  targetLanguage: text("target_language").$type<LanguageName>().notNull(),
  /** The reader's own language, by its name. */
  sourceLanguage: text("source_language").$type<LanguageName>().notNull(),
  preferredLevels: jsonb("preferred_levels").$type<Preferences["preferred_levels"]>().notNull(),
  preferredCategories: text("preferred_categories").array().$type<Category[]>().notNull(),
  theme: text().$type<Preferences["theme"]>().notNull(),
  textSize: integer("text_size").notNull(),
  /** Null: that of the device. */
  timeZone: text("time_zone"),
  dailyReviews: integer("daily_reviews").notNull().default(DEFAULT_DAILY_REVIEWS),
  dailyGoal: text("daily_goal").$type<DailyGoal>(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
