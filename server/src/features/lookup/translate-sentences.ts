import { arrayOverlaps } from "drizzle-orm";
import { segmentSentences } from "../../language/tokenise/segment-sentences.ts";
import type { Db } from "../../platform/database/open.ts";
import { rewriteParagraphs } from "../../schema/texts.table.ts";
import { alignedByKey } from "../../texts/passages/aligned-sentences.ts";
import { sentenceKey } from "../../texts/passages/paragraph.ts";
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
  const twins = await alignedByKey(db, [whole, ...keys], source, target);
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
