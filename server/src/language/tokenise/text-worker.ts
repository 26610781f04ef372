import type { LanguageCode } from "@lagom/shared/text/languages";
import { stemsOf } from "../base-forms/stems.ts";
import type { Token } from "./token.ts";
import { tokeniseSentences } from "./tokenise.ts";

/** Sentences (NFC) of one language. */
export interface TokeniseJob {
  code: LanguageCode;
  sentences: readonly string[];
}

/** Tokenises sentences in a worker thread: the dictionaries of jieba and kuromoji take a second to load. */
export const tokenise = ({ code, sentences }: TokeniseJob): Promise<Token[][]> =>
  tokeniseSentences(code, sentences);

/** The base forms of a word, as `stemsOf` finds them: a dictionary takes up to a second to load. */
export async function stems({ code, word }: { code: LanguageCode; word: string }): Promise<string[]> {
  const { listed, guessed } = await stemsOf(word, code);
  return [...listed, ...guessed];
}
