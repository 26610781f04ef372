import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, arrayOverlaps, eq, isNull, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/open.ts";
import { rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { sentenceKey } from "./paragraph.ts";
import { sentencesOf } from "./wire-paragraph.ts";

/**
 * What whole sentences of the collection mean, by sentence; those that it does not have in both languages are left out.
 * @param sentences each costs a search of an index: pass no more than a page shows
 */
export async function alignedSentences(
  db: Db,
  sentences: readonly string[],
  source: LanguageCode,
  target: LanguageCode,
): Promise<Map<string, string>> {
  const keys = new Map(sentences.map((sentence) => [sentence, sentenceKey(sentence, source)]));
  const twins = await alignedByKey(db, [...new Set(keys.values())], source, target);
  const found = [...keys].map(([sentence, key]) => [sentence, twins.get(key)] as const);
  return new Map(found.filter((pair): pair is [string, string] => Boolean(pair[1])));
}

/** The counterparts of the sentences with these keys, by key: the sentence in the same place of the same text. */
export async function alignedByKey(
  db: Db,
  keys: readonly string[],
  source: LanguageCode,
  target: LanguageCode,
): Promise<Map<string, string>> {
  const twin = alias(rewrites, "twin");
  const twinParagraph = alias(rewriteParagraphs, "twin_paragraph");
  const rows = await db
    .select({
      keys: rewriteParagraphs.sentenceKeys,
      text: twinParagraph.text,
      sentences: twinParagraph.sentences,
    })
    .from(rewriteParagraphs)
    .innerJoin(rewrites, eq(rewrites.id, rewriteParagraphs.rewriteId))
    .innerJoin(
      twin,
      and(
        or(
          eq(twin.articleId, rewrites.articleId),
          and(eq(twin.bookId, rewrites.bookId), eq(twin.part, rewrites.part)),
        ),
        eq(twin.level, rewrites.level),
      ),
    )
    .innerJoin(
      twinParagraph,
      and(eq(twinParagraph.rewriteId, twin.id), eq(twinParagraph.position, rewriteParagraphs.position)),
    )
    .where(
      and(
        arrayOverlaps(rewriteParagraphs.sentenceKeys, [...keys]),
        eq(rewrites.language, source),
        eq(rewrites.origin, "corpus"),
        isNull(rewrites.supersededAt),
        eq(twin.language, target),
        eq(twin.origin, "corpus"),
        isNull(twin.supersededAt),
      ),
    );
  const found = new Map<string, string>();
  for (const row of rows) {
    const sentences = sentencesOf(row);
    if (sentences.length !== row.keys.length) continue;
    for (const [at, key] of row.keys.entries()) found.set(key, sentences[at] ?? "");
  }
  return found;
}
