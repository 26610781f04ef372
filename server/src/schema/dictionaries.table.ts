import type { LanguageCode } from "@lagom/shared/text/languages";
import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** An open dictionary that was imported from a file. */
export const dictionaries = pgTable(
  "dictionaries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull().unique(),
    sourceLang: text("source_lang").$type<LanguageCode>().notNull(),
    targetLang: text("target_lang").$type<LanguageCode>().notNull(),
    licence: text().notNull(),
    /** Where it was published. */
    url: text(),
    headwords: integer().notNull(),
    importedAt: timestamp("imported_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("dictionaries_pair").on(table.sourceLang, table.targetLang)],
);

/** The meanings of a headword, best first. */
export const dictionaryEntries = pgTable(
  "dictionary_entries",
  {
    dictionaryId: integer("dictionary_id")
      .notNull()
      .references(() => dictionaries.id, { onDelete: "cascade" }),
    /** `wordKey` of the headword. */
    key: text().notNull(),
    headword: text().notNull(),
    glosses: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dictionaryId, table.key] })],
);
