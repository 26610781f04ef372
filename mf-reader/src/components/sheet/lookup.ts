import type { TranslationPart, TranslationResult } from "@lagom/shared/contract/lookup";
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
  /** Whether it must not be taken for certain, nor saved as it stands. */
  guess?: boolean | undefined;
  through?: TranslationResult["through"];
}

/** A word of a phrase that has no entry as a whole. */
export interface Part extends Omit<TranslationPart, "source"> {
  /** Its number in the phrase. */
  at: number;
  /** Whether it is a name or a number, which has no entry to miss. */
  name: boolean;
  source?: AnswerSource | undefined;
}

/** The state of a lookup. */
export type Lookup =
  | { state: "answered"; answer: Answer }
  /** `gloss` is the meanings of all parts in one line; empty if none is known. */
  | { state: "parts"; gloss: string; lang: LanguageCode; parts: readonly Part[] }
  | { state: "looking" }
  | { state: "no-entry" }
  | { state: "too-many-words" }
  | { state: "name" }
  | { state: "unknown-name" }
  | { state: "too-long" }
  /** `parts` are the words of a phrase as the text knows them, if it knows any. */
  | { state: "failed"; retry: () => void; parts: readonly Part[] };
