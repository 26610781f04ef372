import type { DictionaryState } from "@lagom/shared/contract/admin-dictionaries";
import type { FetchFailure } from "@lagom/shared/contract/fetch-failures";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { index, integer, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";

const pair = {
  sourceLang: text("source_lang").$type<LanguageCode>().notNull(),
  targetLang: text("target_lang").$type<LanguageCode>().notNull(),
};

/** An open dictionary that was imported, with all its entries. */
export const dictionaries = pgTable(
  "dictionaries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull().unique(),
    ...pair,
    licence: text().notNull(),
    /** Where it was published. */
    url: text(),
    headwords: integer().notNull(),
    /** Its id in the catalogue; null if it was imported from a file. */
    catalogueId: text("catalogue_id"),
    importedAt: timestamp("imported_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("dictionaries_pair").on(table.sourceLang, table.targetLang)],
);

/** A dictionary that is being imported, or could not be. */
export const dictionaryImports = pgTable("dictionary_imports", {
  /** The id that the dictionary gets once it is complete, and that its entries have already. */
  dictionaryId: integer("dictionary_id").primaryKey(),
  /** Its id in the catalogue, or `file:` with the name of its file: one import of each at a time. */
  catalogueId: text("catalogue_id").notNull().unique(),
  name: text().notNull(),
  ...pair,
  state: text().$type<Exclude<DictionaryState, "available" | "installed">>().notNull(),
  /** Of what the state is about: of the bytes that are fetched, or of the file that is read. */
  percent: smallint().notNull().default(0),
  entries: integer().notNull().default(0),
  /** Why it failed, in technical English, and by its kind. */
  failure: text(),
  failureCode: text("failure_code").$type<FetchFailure>(),
  addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
});

/**
 * The meanings of a headword, best first. No reference to `dictionaries`, whose row comes last and goes first: entries of an id that
 * is not there are of an import under way, or swept.
 */
export const dictionaryEntries = pgTable(
  "dictionary_entries",
  {
    dictionaryId: integer("dictionary_id").notNull(),
    /** `wordKey` of the headword. */
    key: text().notNull(),
    headword: text().notNull(),
    glosses: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dictionaryId, table.key] })],
);
