import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { corpusImports, lexiconForms, lexiconWords } from "../../schema/lexicon.table.ts";
import type { Concept, LexiconLine } from "./lexicon-lines.ts";

/** The lexicon of a language as it was imported. */
export interface LoadedLexicon {
  lines: LexiconLine[];
  concepts: Map<string, Concept>;
}

/** The name under which an import of the lexicon leaves its hash. */
export const LEXICON_IMPORT = "lexicon";

/** Lexicons in memory, those used last: as many as a worker has. */
const MOST_CACHED = 4;
interface Cached {
  hash: string;
  lexicon: Promise<LoadedLexicon>;
}
const caches = new WeakMap<Db, Map<LanguageCode, Cached>>();

/**
 * The lexicon of a language, for tokenising new texts. It is read from the database once for each import; until the next one, the
 * same object is returned.
 */
export async function loadLexicon(db: Db, language: LanguageCode): Promise<LoadedLexicon> {
  // Before the lexicon, so that what an import changes in between is read again the next time.
  const [imported] = await db.select().from(corpusImports).where(eq(corpusImports.name, LEXICON_IMPORT));
  if (!imported) return readLexicon(db, language);
  const cache = caches.get(db) ?? new Map<LanguageCode, Cached>();
  caches.set(db, cache);
  const known = cache.get(language);
  const current =
    known?.hash === imported.hash ? known : { hash: imported.hash, lexicon: readLexicon(db, language) };
  cache.delete(language);
  cache.set(language, current);
  const [oldest] = cache.keys();
  if (oldest && cache.size > MOST_CACHED) cache.delete(oldest);
  return current.lexicon.catch((error: unknown) => {
    if (cache.get(language) === current) cache.delete(language);
    throw error;
  });
}

async function readLexicon(db: Db, language: LanguageCode): Promise<LoadedLexicon> {
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
