import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Db } from "../db/open.ts";
import type { Cutter } from "../text/cutter.ts";
import { type BuiltRewrite, buildRewrites } from "./build-rewrite.ts";
import { type Corpus, type CorpusArticle, readCorpus } from "./corpus-files.ts";
import { IMPORT_VERSION, importLexicon } from "./import-lexicon.ts";
import { buildLexicon } from "./lexicon.ts";
import { articles, rewriteLemmas, rewriteParagraphs, rewrites } from "./texts.table.ts";

/** The corpus that comes with the sources. */
export const CORPUS_FOLDER = fileURLToPath(new URL("../../corpus", import.meta.url));
/** The source of corpus texts: nothing is invented as news (design §6). */
export const CORPUS_SOURCE = "Lagom collection";

/**
 * Brings the corpus of a folder into the database; texts that did not change are left alone, ids stay.
 * @returns the number of articles that were imported
 * @throws Error that names file and line of the first fault
 */
export async function importCorpus(db: Db, folder: string, cutter: Cutter): Promise<number> {
  const corpus = await readCorpus(folder);
  const [problem] = corpus.problems;
  if (problem) throw new Error(`${folder}/${problem.file}:${problem.line}: ${problem.message}`);
  await importLexicon(db, corpus);
  const stored = await db.select({ slug: articles.slug, hash: articles.contentHash }).from(articles);
  const hashes = new Map(stored.map(({ slug, hash }) => [slug, hash]));
  let imported = 0;
  for (const article of corpus.articles) {
    const hash = articleHash(article, corpus);
    if (hashes.get(article.slug) === hash) continue;
    await storeArticle(db, article, await buildArticle(article, corpus, cutter), hash);
    imported += 1;
  }
  // PGlite has no autovacuum: without figures of the tables it would plan for empty ones.
  if (imported > 0) await db.execute(sql`analyze`);
  return imported;
}

function articleHash(article: CorpusArticle, { lexiconHash }: Corpus): string {
  return createHash("sha256").update(`${IMPORT_VERSION} ${lexiconHash} ${article.hash}`).digest("hex");
}

/** Cuts all texts of an article. */
export async function buildArticle(
  article: CorpusArticle,
  corpus: Corpus,
  cutter: Cutter,
): Promise<BuiltRewrite[]> {
  const built: BuiltRewrite[] = [];
  for (const [code, blocks] of article.texts) {
    const lexicon = buildLexicon(code, corpus.lexicons.get(code) ?? [], article.meta.names);
    const context = { code, slug: article.slug, lexicon, concepts: corpus.concepts };
    built.push(...(await buildRewrites(blocks, context, cutter)));
  }
  return built;
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
    const kept: number[] = [];
    for (const rewrite of built) kept.push(await storeRewrite(tx, article.id, rewrite));
    await tx.delete(rewrites).where(and(eq(rewrites.articleId, article.id), notInArray(rewrites.id, kept)));
  });
}

async function storeRewrite(tx: Db, articleId: number, built: BuiltRewrite): Promise<number> {
  const { language, level, title, summary, wordCount, levelReport, paragraphs, lemmas } = built;
  const row = { title, summary, wordCount, levelReport, origin: "corpus" as const };
  const [rewrite] = await tx
    .insert(rewrites)
    .values({ articleId, language, level, ...row })
    .onConflictDoUpdate({ target: [rewrites.articleId, rewrites.language, rewrites.level], set: row })
    .returning({ id: rewrites.id });
  if (!rewrite) throw new Error(`The rewrite ${language} ${level} was not stored`);
  const rewriteId = rewrite.id;
  await tx.delete(rewriteParagraphs).where(eq(rewriteParagraphs.rewriteId, rewriteId));
  await tx.delete(rewriteLemmas).where(eq(rewriteLemmas.rewriteId, rewriteId));
  await tx
    .insert(rewriteParagraphs)
    .values(paragraphs.map((paragraph, position) => ({ rewriteId, position, ...paragraph })));
  if (lemmas.length > 0)
    await tx.insert(rewriteLemmas).values(lemmas.map((lemma) => ({ rewriteId, ...lemma })));
  return rewriteId;
}
