import type { LanguageCode } from "@lagom/shared/text/languages";
import { stemsOf } from "../base-forms/stems.ts";
import { isKnown, type Known } from "./fit.ts";
import type { Token } from "./token.ts";

/**
 * The tokens of a sentence, those that the lexicon does not know with the base form that `stemsOf` gives: the first that the lexicon knows,
 * else the first that a dictionary lists.
 */
export async function withStems(
  sentence: string,
  tokens: readonly Token[],
  code: LanguageCode,
  known: Known,
): Promise<Token[]> {
  const all: Token[] = [];
  for (const token of tokens) {
    // Of Korean the dictionary knows more than the rules that give candidates.
    const settled = code === "ko" ? known(token.form) : isKnown(token, known);
    if (token.number || token.lemma !== null || settled) all.push(token);
    else {
      const { listed, guessed } = await stemsOf(sentence.slice(token.start, token.end), code);
      all.push({ ...token, lemma: [...listed, ...guessed].find(known) ?? listed[0] ?? null });
    }
  }
  return all;
}
