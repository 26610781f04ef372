import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.table.ts";

/** When a user last answered the offer to read at another level than this one. */
export const levelAnswers = pgTable(
  "level_answers",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    language: text().$type<LanguageCode>().notNull(),
    level: text().$type<Level>().notNull(),
    answeredAt: timestamp("answered_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.language, table.level] })],
);
