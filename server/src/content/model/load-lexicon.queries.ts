import type { LanguageCode } from "@lagom/shared/text/languages";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import type { Concept, LexiconLine } from "../corpus-lines.ts";
import { lexiconForms, lexiconWords } from "../lexicon.table.ts";

/** The lexicon of a language as it was imported. */
export interface LoadedLexicon {
  lines: LexiconLine[];
  concepts: Map<string, Concept>;
}

/** Reads the lexicon of a language from the database: what new texts are cut with. */
export async function loadLexicon(db: Db, language: LanguageCode): Promise<LoadedLexicon> {
  const [words, forms] = [
    await db.select().from(lexiconWords).where(eq(lexiconWords.language, language)),
    await db.select().from(lexiconForms).where(eq(lexiconForms.language, language)),
  ];
  const formsOf = Map.groupBy(forms, ({ line }) => line);
  return {
    lines: words.map(({ line, concept, lemma, articles }) => ({
      line,
      concept,
      lemma,
      // A base form that counts as a form is among the stored forms already.
      glossOnly: true,
      forms: (formsOf.get(line) ?? []).map(({ form }) => form),
      articles: articles ?? [],
    })),
    concepts: new Map(words.map(({ concept, pos, band }) => [concept, { pos, band }])),
  };
}
