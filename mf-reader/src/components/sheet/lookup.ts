import type { TranslationResult } from "@lagom/shared/contract/lookup";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { strings } from "../../strings.ts";

type AnswerSource = keyof typeof strings.lookup.sources;

export interface Answer {
  gloss: string;
  /** The language of the meanings: the text's, unless the reader has just chosen another. */
  lang: LanguageCode;
  others: readonly string[];
  lemma: string | undefined;
  source: AnswerSource;
  /** Confidence from 0 to 1 that this is the right sense. */
  certainty: number;
  /** The source to credit. */
  dictionary?: TranslationResult["dictionary"];
}

/** The state of a lookup. */
export type Lookup =
  | { state: "answered"; answer: Answer }
  | { state: "looking" }
  | { state: "no-entry" }
  | { state: "name" }
  | { state: "unknown-name" }
  | { state: "too-long" }
  | { state: "failed"; retry: () => void };
