import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { articles } from "../../schema/texts.table.ts";
import type { BuiltRewrite } from "../passages/build-rewrite.ts";
import { replaceCorpusTexts } from "../passages/store-rewrite.ts";
import { type TextToImport, textHash } from "./build-texts.ts";
import { CORPUS_SOURCE, type Corpus, type CorpusArticle } from "./corpus-files.ts";

/** The articles that have changed since they were imported, the oldest first. */
export async function articlesToImport(db: Db, corpus: Corpus): Promise<TextToImport[]> {
  const stored = await db.select({ slug: articles.slug, hash: articles.contentHash }).from(articles);
  const hashes = new Map(stored.map(({ slug, hash }) => [slug, hash]));
  return corpus.articles
    .map((article) => ({ article, hash: textHash(article, corpus) }))
    .filter(({ article, hash }) => hashes.get(article.slug) !== hash)
    .sort((a, b) => (a.article.meta.published < b.article.meta.published ? -1 : 1))
    .map(({ article, hash }) => ({
      folder: article.folder,
      store: (built) => storeArticle(db, article, built, hash),
    }));
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
  };
  const [article] = await db
    .insert(articles)
    .values({ slug, ...row })
    .onConflictDoUpdate({ target: articles.slug, set: row })
    .returning({ id: articles.id });
  if (!article) throw new Error(`The article ${slug} was not stored`);
  await replaceCorpusTexts(db, { articleId: article.id }, built);
  // Last, so that a start that ended before this stores the article again.
  await db.update(articles).set({ contentHash }).where(eq(articles.id, article.id));
}
