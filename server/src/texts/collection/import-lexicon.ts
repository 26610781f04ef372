import type { LanguageCode } from "@lagom/shared/text/languages";
import { eq, sql } from "drizzle-orm";
import { indexForms } from "../../language/lexicon/lexicon.ts";
import type { LexiconLine } from "../../language/lexicon/lexicon-lines.ts";
import { LEXICON_IMPORT } from "../../language/lexicon/load-lexicon.queries.ts";
import type { Db } from "../../platform/database/open.ts";
import { corpusImports, lexiconForms, lexiconWords } from "../../schema/lexicon.table.ts";
import type { Corpus } from "./corpus-files.ts";
import { IMPORT_VERSION } from "./import-version.ts";

/** Replaces the lexicon if its files have changed. */
export async function importLexicon(db: Db, corpus: Corpus): Promise<void> {
  const [last] = await db.select().from(corpusImports).where(eq(corpusImports.name, LEXICON_IMPORT));
  const hash = `${IMPORT_VERSION} ${corpus.lexiconHash}`;
  if (last?.hash === hash) return;
  const row = { name: LEXICON_IMPORT, hash };
  await db.transaction(async (tx) => {
    await tx.insert(corpusImports).values(row).onConflictDoUpdate({ target: corpusImports.name, set: row });
    await tx.delete(lexiconForms);
    await tx.delete(lexiconWords);
    // Each list as a single parameter: so many parameters would take longer to encode than to insert. A language at a time:
    // PGlite keeps the memory that its largest statement took.
    for (const [language, lines] of corpus.lexicons) {
      await tx.execute(sql`insert into ${lexiconWords}
        select * from json_populate_recordset(null::${lexiconWords}, ${JSON.stringify(wordRows(language, lines, corpus))})`);
      await tx.execute(sql`insert into ${lexiconForms}
        select * from json_populate_recordset(null::${lexiconForms}, ${JSON.stringify(formRows(language, lines))})`);
    }
  });
}

function wordRows(
  language: LanguageCode,
  lines: readonly LexiconLine[],
  { concepts }: Corpus,
): (typeof lexiconWords.$inferInsert)[] {
  const ranks = new Map<string, number>();
  return lines.map(({ line, concept, lemma, articles }) => {
    const rank = ranks.get(concept) ?? 0;
    ranks.set(concept, rank + 1);
    const { pos, band } = concepts.get(concept) ?? { pos: "", band: "C2" as const };
    return {
      language,
      line,
      concept,
      lemma,
      pos,
      band,
      rank,
      articles: articles.length > 0 ? articles : null,
    };
  });
}

function formRows(
  language: LanguageCode,
  lines: readonly LexiconLine[],
): (typeof lexiconForms.$inferInsert)[] {
  return [...indexForms(lines, language)].flatMap(([form, found]) =>
    found.map(({ line }) => ({ language, form, line })),
  );
}
