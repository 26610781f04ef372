import type { LanguageCode } from "@lagom/shared/text/languages";
import type { ReactNode } from "react";

/** Placeholder for the word in a message. */
const HERE = "\u0000";

/** A message about a foreign word: the word is marked with its language, so that screen readers pronounce it correctly. */
export function withWord(
  say: (values: { word: string }) => string,
  word: string,
  lang: LanguageCode,
): ReactNode {
  const [before, after] = say({ word: HERE }).split(HERE);
  return (
    <>
      {before}
      <bdi lang={lang}>{word}</bdi>
      {after}
    </>
  );
}
