import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { candidatesOf } from "../../language/base-forms/candidates.ts";
import type { Token } from "../../language/tokenise/token.ts";
import type { Tokeniser } from "../../language/tokenise/tokeniser.ts";

/**
 * The keys under which a word or phrase may be listed, best first.
 * @param token the text, if it is a single token
 * @param stems further keys, better than those found by cutting letters off
 */
export function keysOf(
  text: string,
  token: Token | undefined,
  source: LanguageCode,
  stems: readonly string[] = [],
): string[] {
  const form = wordKey(text, source);
  const lemma = token?.lemma ? [wordKey(token.lemma, source)] : [];
  return [...new Set([form, ...lemma, ...stems, ...candidatesOf(form, source)])];
}

/** The keys of a text, with those by the spelling dictionary of its language if it is a single word. */
export async function allKeysOf(tokeniser: Tokeniser, text: string, source: LanguageCode): Promise<string[]> {
  const written = text.normalize("NFC");
  const [tokens = []] = await tokeniser.tokenise(source, [written]);
  if (tokens.length !== 1) return keysOf(written, undefined, source);
  return keysOf(written, tokens[0], source, await tokeniser.stems(source, written));
}
