import type { Tokeniser } from "../../language/tokenise/tokeniser.ts";
import type { Db } from "../../platform/database/open.ts";
import { lexiconAnswers } from "./lexicon-answers.ts";
import type { TranslatePort } from "./translate.ts";
import { translateSentences } from "./translate-sentences.ts";
import { keysOf } from "./word-keys.ts";

/** Translates by the collection alone: a text as one word or phrase of the lexicon, else as sentences of the collection. */
export function corpusPort(db: Db, tokeniser: Tokeniser): TranslatePort {
  return async (request) => {
    const text = request.text.normalize("NFC");
    const [tokens = []] = await tokeniser.tokenise(request.source, [text]);
    const lookUp = async (keys: readonly string[]) => (await lexiconAnswers(db, [keys], request))[0] ?? null;
    const token = tokens.length === 1 ? tokens[0] : undefined;
    const answer =
      (await lookUp(keysOf(text, token, request.source))) ?? (await translateSentences(db, request));
    if (answer || !token) return answer;
    return lookUp(await tokeniser.stems(request.source, text));
  };
}
