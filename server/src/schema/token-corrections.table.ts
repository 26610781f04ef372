import type { LanguageCode } from "@lagom/shared/text/languages";
import { integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.table.ts";

/** Tokens that a user joined or split, per language. */
export const tokenCorrections = pgTable(
  "token_corrections",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    language: text().$type<LanguageCode>().notNull(),
    /** Lower case, NFC. */
    surface: text().notNull(),
    /** UTF-16 offsets in `surface`. */
    cuts: integer().array().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique("token_corrections_once").on(table.userId, table.language, table.surface)],
);
