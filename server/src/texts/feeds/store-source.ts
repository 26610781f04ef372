import { createHash } from "node:crypto";
import type { Category } from "@lagom/shared/text/categories";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { levelBySentence } from "../../language/levels/level.ts";
import { loadLexicon } from "../../language/lexicon/load-lexicon.queries.ts";
import type { Db } from "../../platform/database/open.ts";
import { articles } from "../../schema/texts.table.ts";
import { assembleRewrite, reportParagraphs } from "../passages/build-rewrite.ts";
import { insertRewrite } from "../passages/store-rewrite.ts";
import type { TextPool } from "../passages/text-pool.ts";

/** An article as its feed presents it. */
export interface SourceArticle {
  url: string;
  /** The publisher. */
  publisher: string;
  author?: string | null;
  licence?: string | null;
  language: LanguageCode;
  category: Category;
  publishedAt: Date;
  title: string;
  summary: string;
  paragraphs: readonly string[];
}

/**
 * Stores an article and its text as the source has it, tokenised like any other text, with an estimate of its level.
 * @returns its id; undefined if an article with its address is already stored
 */
export async function storeSource(
  db: Db,
  textPool: TextPool,
  article: SourceArticle,
): Promise<number | undefined> {
  const { url, publisher, author, licence, language, category, publishedAt, title, summary } = article;
  const lexicon = await loadLexicon(db, language);
  const names = await textPool.names([title, summary, ...article.paragraphs].join("\n"), language);
  const passages = [title, ...article.paragraphs].map((text) => text.normalize("NFC"));
  const paragraphs = await textPool.prepare({ code: language, lexicon, names }, passages);
  const { estimated, mean_sentence } = reportParagraphs(language, "C2", paragraphs.slice(1));
  const level = estimated ?? levelBySentence(language, mean_sentence);
  const built = assembleRewrite({ language, level, title, summary }, paragraphs);
  const source = { sourceName: publisher, sourceUrl: url, author, licence };
  const row = { slug: slugOf(url), category, ...source, publishedAt };
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(articles)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: articles.id });
    if (stored) await insertRewrite(tx, { articleId: stored.id }, built, { origin: "source" });
    return stored?.id;
  });
}

/** The slug of an article from a feed; our own have readable ones. */
export const slugOf = (url: string): string =>
  `feed-${createHash("sha256").update(url).digest("base64url").slice(0, 22)}`;
