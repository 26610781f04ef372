import { randomUUID } from "node:crypto";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import type { Db } from "../platform/database/open.ts";
import { articles, rewriteParagraphs, rewrites } from "../schema/texts.table.ts";

interface TextFacts {
  /** The article that it is another level or language of; without it, the text is of a new one. */
  articleId?: number;
  title?: string;
  language?: LanguageCode;
  level?: Level;
  wordCount?: number;
  /** Words of each of its paragraphs, if it is to have any. */
  paragraphs?: readonly number[];
}

/** A rewrite, for tests that need a text to refer to. */
export async function addText(
  db: Db,
  facts: TextFacts = {},
): Promise<{ articleId: number; rewriteId: number }> {
  const { title = "Kvarnen", language = "sv", level = "A2", wordCount = 300, paragraphs = [] } = facts;
  const articleId = facts.articleId ?? (await addArticle(db));
  const [rewrite] = await db
    .insert(rewrites)
    .values({ articleId, language, level, title, summary: title, wordCount, origin: "corpus" })
    .returning({ id: rewrites.id });
  const rewriteId = rewrite?.id ?? 0;
  const empty = { text: "", sentences: [], tokens: [], entries: [], sentenceKeys: [] };
  for (const [at, words] of paragraphs.entries())
    await db.insert(rewriteParagraphs).values({ ...empty, rewriteId, position: at + 1, wordCount: words });
  return { articleId, rewriteId };
}

async function addArticle(db: Db): Promise<number> {
  const [article] = await db
    .insert(articles)
    .values({
      slug: randomUUID(),
      category: "world",
      sourceName: "Lagom collection",
      publishedAt: new Date(),
    })
    .returning({ id: articles.id });
  return article?.id ?? 0;
}
