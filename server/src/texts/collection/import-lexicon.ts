import type { LanguageCode } from "@lagom/shared/text/languages";
import { eq, sql } from "drizzle-orm";
import { indexForms } from "../../language/lexicon/lexicon.ts";
import type { LexiconLine } from "../../language/lexicon/lexicon-lines.ts";
import { LEXICON_IMPORT } from "../../language/lexicon/load-lexicon.queries.ts";
import type { Db } from "../../platform/database/open.ts";
import { withoutIndexes } from "../../platform/database/without-indexes.ts";
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
    // A language at a time: PGlite keeps the memory that its largest statement took.
    const fill = async () => {
      for (const [language, lines] of corpus.lexicons) {
        await insertWords(tx, language, lines, corpus);
        await insertForms(tx, language, lines);
      }
    };
    // Nobody reads the first lexicon yet.
    if (last) await fill();
    else await withoutIndexes(tx, [lexiconWords, lexiconForms], fill);
  });
}

async function insertWords(
  tx: Db,
  language: LanguageCode,
  lines: readonly LexiconLine[],
  { concepts }: Corpus,
): Promise<void> {
  const ranks = new Map<string, number>();
  const words = lines.map(({ line, concept, lemma, articles }) => {
    const rank = ranks.get(concept) ?? 0;
    ranks.set(concept, rank + 1);
    const { pos, band } = concepts.get(concept) ?? { pos: "", band: "C2" };
    return {
      line,
      concept,
      lemma,
      pos,
      band,
      rank,
      articles: articles.length > 0 ? articles.join(" ") : null,
    };
  });
  await tx.execute(sql`insert into ${lexiconWords} (language, line, concept, lemma, pos, band, rank, articles)
    select ${language}, line, concept, lemma, pos, band, rank, string_to_array(articles, ' ')
    from unnest(${column(words, "line")}::int[], ${column(words, "concept")}::text[], ${column(words, "lemma")}::text[],
      ${column(words, "pos")}::text[], ${column(words, "band")}::text[], ${column(words, "rank")}::int[],
      ${column(words, "articles")}::text[]) as word (line, concept, lemma, pos, band, rank, articles)`);
}

async function insertForms(tx: Db, language: LanguageCode, lines: readonly LexiconLine[]): Promise<void> {
  const forms = [...indexForms(lines, language)].flatMap(([form, found]) =>
    found.map(({ line }) => ({ form, line })),
  );
  await tx.execute(sql`insert into ${lexiconForms} (language, form, line)
    select ${language}, form, line
    from unnest(${column(forms, "form")}::text[], ${column(forms, "line")}::int[]) as form (form, line)`);
}

/** One column of all rows as a single parameter: one parameter a value would take longer to encode than to insert. */
const column = <Row, Name extends keyof Row>(rows: readonly Row[], name: Name) =>
  sql.param(rows.map((row) => row[name]));
