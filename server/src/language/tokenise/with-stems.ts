import type { LanguageCode } from "@lagom/shared/text/languages";
import { stemsOf } from "../base-forms/stems.ts";
import { isKnown, type Known } from "./fit.ts";
import type { Token } from "./token.ts";

/**
 * The tokens of a sentence, those that the lexicon does not know with the base form that `stemsOf` gives: the first that the lexicon knows,
 * else the first.
 */
export async function withStems(
  sentence: string,
  tokens: readonly Token[],
  code: LanguageCode,
  known: Known,
): Promise<Token[]> {
  const all: Token[] = [];
  for (const token of tokens) {
    const stems =
      token.number || token.lemma !== null || isKnown(token, known)
        ? []
        : await stemsOf(sentence.slice(token.start, token.end), code);
    const lemma = stems.find(known) ?? stems[0];
    all.push(lemma === undefined ? token : { ...token, lemma });
  }
  return all;
}
