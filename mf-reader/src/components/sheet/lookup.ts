import type { TranslationResult } from "@lagom/shared/contract/lookup";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { strings } from "../../strings.ts";

type AnswerSource = keyof typeof strings.lookup.sources;

export interface Answer {
  gloss: string;
  /** The language of the meanings: that of the text's, unless the reader has just chosen another. */
  lang: LanguageCode;
  others: readonly string[];
  lemma: string | undefined;
  source: AnswerSource;
  /** 0 to 1: how sure it is that this is the sense. */
  certainty: number;
  /** Whose work it is. */
  dictionary?: TranslationResult["dictionary"];
}

/** How far a lookup has come. */
export type Lookup =
  | { state: "answered"; answer: Answer }
  | { state: "looking" }
  | { state: "no-entry" }
  | { state: "name" }
  | { state: "unknown-name" }
  | { state: "too-long" }
  | { state: "failed"; retry: () => void };
