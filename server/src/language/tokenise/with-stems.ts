import type { LanguageCode } from "@lagom/shared/text/languages";
import { guessedBases, stemsOf } from "../base-forms/stems.ts";
import { isKnown, type Known } from "./fit.ts";
import type { Token } from "./token.ts";

/**
 * The tokens of a sentence, those that the lexicon does not know with the first base form that the lexicon knows, by the
 * rules of the language or else by its spelling dictionary; else with the first that the dictionary lists.
 */
export async function withStems(
  sentence: string,
  tokens: readonly Token[],
  code: LanguageCode,
  known: Known,
): Promise<Token[]> {
  const all: Token[] = [];
  for (const token of tokens) {
    // Of Korean the rules for base forms know more than those that give candidates.
    const settled = code === "ko" ? known(token.form) : isKnown(token, known);
    if (token.number || token.lemma !== null || settled) all.push(token);
    else {
      const guessed = guessedBases(token.form, code).find(known);
      all.push({ ...token, lemma: guessed ?? (await listedBase(sentence.slice(token.start, token.end))) });
    }
  }
  return all;

  async function listedBase(written: string): Promise<string | null> {
    const { listed } = await stemsOf(written, code);
    return listed.find(known) ?? listed[0] ?? null;
  }
}
