import type { LanguageCode } from "@lagom/shared/text/languages";
import type { RawToken } from "./token.ts";

/** Dutch words that begin with an apostrophe: ’s ochtends, ’t. */
const DUTCH = /(?<!\p{L})['\u2018\u2019][stnkm]$/iu;
/** Characters inside a word: e-mail, l’homme, Fá-lo-ia, a zero-width space. */
const CONNECTOR = /^['\u2018\u2019\u02BC\u2010\u2011\u200B-]$/;
const segmenters = new Map<LanguageCode, Intl.Segmenter>();

/** Tokenises a sentence at Unicode word boundaries, keeping apostrophes and hyphens inside words. */
export function tokeniseWords(sentence: string, code: LanguageCode): RawToken[] {
  const rawTokens: RawToken[] = [];
  for (const { index, segment, isWordLike } of segmenterOf(code).segment(sentence)) {
    if (!isWordLike) continue;
    const end = index + segment.length;
    const dutch = code === "nl" && DUTCH.test(sentence.slice(0, end));
    rawTokens.push({ start: dutch ? end - 2 : index, end });
  }
  return joinConnected(sentence, rawTokens);
}

/** Joins tokens with only a connector between them. */
export function joinConnected(sentence: string, rawTokens: readonly RawToken[]): RawToken[] {
  const joined: RawToken[] = [];
  for (const rawToken of rawTokens) {
    const before = joined.at(-1);
    if (before && CONNECTOR.test(sentence.slice(before.end, rawToken.start))) {
      joined[joined.length - 1] = { start: before.start, end: rawToken.end };
    } else joined.push(rawToken);
  }
  return joined;
}

function segmenterOf(code: LanguageCode): Intl.Segmenter {
  const segmenter = segmenters.get(code) ?? new Intl.Segmenter(code, { granularity: "word" });
  segmenters.set(code, segmenter);
  return segmenter;
}
