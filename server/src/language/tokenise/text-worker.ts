import type { LanguageCode } from "@lagom/shared/text/languages";
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
