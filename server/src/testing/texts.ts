import { randomUUID } from "node:crypto";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { articles, rewriteParagraphs, rewrites } from "../content/texts.table.ts";
import type { Db } from "../db/open.ts";

interface TextFacts {
  title?: string;
  language?: LanguageCode;
  level?: Level;
  wordCount?: number;
  /** Words of each of its paragraphs, if it is to have any. */
  paragraphs?: readonly number[];
}

/** An article with one rewrite, for tests that need a text to point at. */
export async function addText(
  db: Db,
  facts: TextFacts = {},
): Promise<{ articleId: number; rewriteId: number }> {
  const { title = "Kvarnen", language = "sv", level = "A2", wordCount = 300, paragraphs = [] } = facts;
  const [article] = await db
    .insert(articles)
    .values({
      slug: randomUUID(),
      category: "world",
      sourceName: "Lagom collection",
      publishedAt: new Date(),
    })
    .returning({ id: articles.id });
  const articleId = article?.id ?? 0;
  const [rewrite] = await db
    .insert(rewrites)
    .values({ articleId, language, level, title, summary: title, wordCount, origin: "corpus" })
    .returning({ id: rewrites.id });
  const rewriteId = rewrite?.id ?? 0;
  const empty = { text: "", sentences: [], units: [], entries: [], sentenceKeys: [] };
  for (const [at, words] of paragraphs.entries())
    await db.insert(rewriteParagraphs).values({ ...empty, rewriteId, position: at + 1, wordCount: words });
  return { articleId, rewriteId };
}
