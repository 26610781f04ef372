import type { LanguageCode } from "@lagom/shared/text/languages";
import type { ReactNode } from "react";

/** Placeholder for the word in a message. */
const HERE = "\u0000";

/** What is said about a word of another language: the word is named as of that language, so that a voice speaks it so. */
export function withWord(say: (word: string) => string, word: string, lang: LanguageCode): ReactNode {
  const [before, after] = say(HERE).split(HERE);
  return (
    <>
      {before}
      <bdi lang={lang}>{word}</bdi>
      {after}
    </>
  );
}
