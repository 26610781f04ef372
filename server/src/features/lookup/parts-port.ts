import type { TranslationPart } from "@lagom/shared/contract/lookup";
import { MOST_PARTS } from "@lagom/shared/limits";
import type { Token } from "../../language/tokenise/token.ts";
import type { Tokeniser } from "../../language/tokenise/tokeniser.ts";
import type { Db } from "../../platform/database/open.ts";
import { dictionaryAnswers } from "./dictionary-answers.ts";
import { fillIn } from "./fill-in.ts";
import { lexiconAnswers } from "./lexicon-answers.ts";
import { pivotAnswers } from "./pivot-answers.ts";
import type { Answer, TranslatePort, TranslateRequest } from "./translate.ts";
import { keysOf } from "./word-keys.ts";

/** What its words mean one by one says little of what a phrase means. */
const CERTAINTY = 0.1;

interface Word {
  text: string;
  token: Token;
}

/** Answers a phrase that nothing knows as a whole word by word; null if it has too many words, or none that is known. */
export function partsPort(db: Db, tokeniser: Tokeniser): TranslatePort {
  return async (request) => {
    const text = request.text.normalize("NFC");
    const [tokens = []] = await tokeniser.tokenise(request.source, [text]);
    if (tokens.length < 2 || tokens.length > MOST_PARTS) return null;
    const words = tokens.map((token) => ({ text: text.slice(token.start, token.end), token }));
    const answers = await answersOf(db, tokeniser, words, request);
    const known = answers.find((answer) => answer !== null);
    if (!known) return null;
    return {
      translated_word: answers.map((answer) => answer?.translated_word ?? "…").join(" · "),
      source: known.source,
      certainty: CERTAINTY,
      guess: true,
      parts: words.map((word, at) => partOf(word.text, answers[at] ?? null)),
    };
  };
}

/** The answer to each word: by the lexicon, else by a dictionary, else through a third language. */
async function answersOf(
  db: Db,
  tokeniser: Tokeniser,
  words: readonly Word[],
  request: TranslateRequest,
): Promise<(Answer | null)[]> {
  const { source } = request;
  const listed = await lexiconAnswers(
    db,
    words.map(({ text, token }) => keysOf(text, token, source)),
    request,
  );
  const stems = await Promise.all(
    words.map(({ text }, at) => (listed[at] ? [] : tokeniser.stems(source, text))),
  );
  const keys = words.map(({ text, token }, at) => keysOf(text, token, source, stems[at]));
  const stemmed = await fillIn(listed, (missing) =>
    lexiconAnswers(
      db,
      missing.map((at) => stems[at] ?? []),
      request,
    ),
  );
  const byDictionary = await fillIn(stemmed, (missing) => dictionaryAnswers(db, keysAt(missing), request));
  return fillIn(byDictionary, (missing) => pivotAnswers(db, keysAt(missing), request));

  function keysAt(missing: readonly number[]): string[][] {
    return missing.map((at) => keys[at] ?? []);
  }
}

function partOf(text: string, answer: Answer | null): TranslationPart {
  if (!answer) return { text, translated_word: null };
  const { certainty: _, guess: __, ...part } = answer;
  return { text, ...part };
}
