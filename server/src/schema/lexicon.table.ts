import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** A word of one language for one concept; words of a concept translate each other. */
export const lexiconWords = pgTable(
  "lexicon_words",
  {
    language: text().$type<LanguageCode>().notNull(),
    /** Line in the language's file: of several senses the first is the default. */
    line: integer().notNull(),
    concept: text().notNull(),
    lemma: text().notNull(),
    pos: text().notNull(),
    band: text().$type<Level>().notNull(),
    /** 0 is the preferred word of its concept. */
    rank: integer().notNull(),
    /** Articles in which its forms have this sense; null for all. */
    articles: text().array(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.line] }),
    index("lexicon_words_concept").on(table.concept, table.language, table.rank),
  ],
);

/** The forms that a word takes, as keys. */
export const lexiconForms = pgTable(
  "lexicon_forms",
  {
    language: text().$type<LanguageCode>().notNull(),
    form: text().notNull(),
    line: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.form, table.line] })],
);

/** Hash of the last import. */
export const corpusImports = pgTable("corpus_imports", {
  name: text().primaryKey(),
  hash: text().notNull(),
});
