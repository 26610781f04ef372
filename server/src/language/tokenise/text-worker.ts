import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Token } from "./token.ts";
import { tokeniseSentence } from "./tokenise.ts";

/** Sentences (NFC) of one language. */
export interface TokeniseJob {
  code: LanguageCode;
  sentences: readonly string[];
}

/** Tokenises sentences in a worker thread: the dictionaries of jieba and kuromoji take a second to load. */
export async function tokenise({ code, sentences }: TokeniseJob): Promise<Token[][]> {
  const tokens: Token[][] = [];
  for (const sentence of sentences) tokens.push(await tokeniseSentence(sentence, code));
  return tokens;
}
