import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, arrayOverlaps, eq, isNull, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { segmentSentences } from "../../language/tokenise/segment-sentences.ts";
import type { Db } from "../../platform/database/open.ts";
import { rewriteParagraphs, rewrites } from "../../schema/texts.table.ts";
import { sentenceKey } from "../../texts/passages/paragraph.ts";
import { sentencesOf } from "../../texts/passages/wire-paragraph.ts";
import type { Answer, TranslateRequest } from "./translate.ts";

/**
 * Translates a text that occurs in the collection by its aligned counterpart: as one sentence, which may quote several, else
 * sentence by sentence.
 */
export async function translateSentences(
  db: Db,
  { text, source, target }: TranslateRequest,
): Promise<Answer | null> {
  const written = text.normalize("NFC");
  const keys = segmentSentences(written, source).map(([start, end]) =>
    sentenceKey(written.slice(start, end), source),
  );
  const whole = sentenceKey(written, source);
  // Few requested texts are sentences of the collection, and finding their counterparts takes three times as long.
  if (!(await isKnown(db, [whole, ...keys]))) return null;
  const twins = await twinsOf(db, [whole, ...keys], source, target);
  const translations = (twins.has(whole) ? [whole] : keys).map((key) => twins.get(key));
  if (translations.length === 0 || translations.includes(undefined)) return null;
  const gap = target === "zh" || target === "ja" ? "" : " ";
  return { translated_word: translations.join(gap), source: "sentence", certainty: 1 };
}

async function isKnown(db: Db, keys: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ position: rewriteParagraphs.position })
    .from(rewriteParagraphs)
    .where(arrayOverlaps(rewriteParagraphs.sentenceKeys, [...keys]))
    .limit(1);
  return found.length > 0;
}

async function twinsOf(
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
