import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { articles } from "../../schema/texts.table.ts";
import type { BuiltRewrite } from "../passages/build-rewrite.ts";
import { replaceCorpusTexts } from "../passages/store-rewrite.ts";
import { storeWhileBuilding, textHash } from "./build-texts.ts";
import { CORPUS_SOURCE, type CorpusArticle, readCorpus } from "./corpus-files.ts";
import { importBookTexts } from "./import-books.ts";
import { importLexicon } from "./import-lexicon.ts";
import type { TextBuilder } from "./text-builder.ts";

/** The corpus that is part of the sources. */
export const CORPUS_FOLDER = fileURLToPath(new URL("../../../corpus", import.meta.url));

/**
 * Imports the corpus of a folder; texts that have not changed are skipped, and ids stay.
 * @param build a builder of the same folder
 * @returns the number of texts that were imported
 * @throws Error that names file and line of the first error
 */
export async function importCorpus(db: Db, folder: string, build: TextBuilder["build"]): Promise<number> {
  const corpus = await readCorpus(folder);
  const [problem] = corpus.problems;
  if (problem) throw new Error(`${folder}/${problem.file}:${problem.line}: ${problem.message}`);
  const stored = await db.select({ slug: articles.slug, hash: articles.contentHash }).from(articles);
  const hashes = new Map(stored.map(({ slug, hash }) => [slug, hash]));
  const changed = corpus.articles.filter((article) => hashes.get(article.slug) !== textHash(article, corpus));
  await storeWhileBuilding(
    changed,
    build,
    (article, built) => storeArticle(db, article, built, textHash(article, corpus)),
    importLexicon(db, corpus),
  );
  const imported = changed.length + (await importBookTexts(db, corpus, build));
  // PGlite has no autovacuum; without statistics it would plan for empty tables.
  if (imported > 0) await db.execute(sql`analyze`);
  return imported;
}

async function storeArticle(
  db: Db,
  { slug, meta }: CorpusArticle,
  built: readonly BuiltRewrite[],
  contentHash: string,
): Promise<void> {
  const row = {
    category: meta.category,
    sourceName: CORPUS_SOURCE,
    publishedAt: new Date(`${meta.published}T00:00:00Z`),
    contentHash,
  };
  await db.transaction(async (tx) => {
    const [article] = await tx
      .insert(articles)
      .values({ slug, ...row })
      .onConflictDoUpdate({ target: articles.slug, set: row })
      .returning({ id: articles.id });
    if (!article) throw new Error(`The article ${slug} was not stored`);
    await replaceCorpusTexts(tx, { articleId: article.id }, built);
  });
}
