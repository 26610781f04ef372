import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { lexiconForms, lexiconWords } from "../../schema/lexicon.table.ts";
import type { Concept, LexiconLine } from "./lexicon-lines.ts";

/** The lexicon of a language as it was imported. */
export interface LoadedLexicon {
  lines: LexiconLine[];
  concepts: Map<string, Concept>;
}

/** Reads the lexicon of a language from the database, for tokenising new texts. */
export async function loadLexicon(db: Db, language: LanguageCode): Promise<LoadedLexicon> {
  const [words, forms] = [
    await db.select().from(lexiconWords).where(eq(lexiconWords.language, language)),
    await db.select().from(lexiconForms).where(eq(lexiconForms.language, language)),
  ];
  const formsOf = Map.groupBy(forms, ({ line }) => line);
  const known = new Set(forms.map(({ form }) => form));
  // A base form counts as a form if it is listed as one or consists of words that are; any other is an explanation.
  const onlyExplains = (line: number, lemma: string) =>
    !known.has(wordKey(lemma, language)) && !(lemma.includes(" ") && formsOf.has(line));
  return {
    lines: words.map(({ line, concept, lemma, articles }) => ({
      line,
      concept,
      lemma,
      glossOnly: onlyExplains(line, lemma),
      forms: (formsOf.get(line) ?? []).map(({ form }) => form),
      articles: articles ?? [],
    })),
    concepts: new Map(words.map(({ concept, pos, band }) => [concept, { pos, band }])),
  };
}
