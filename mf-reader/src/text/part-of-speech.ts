import { strings } from "../strings.ts";

/** The parts of speech that the lexicon names. */
const PARTS = ["noun", "verb", "adj", "adv", "num", "prep", "pron", "interj", "det", "conj", "part"] as const;

/** The name of a part of speech; one that is not known here is shown as it stands. */
export function partOfSpeech(pos: string): string {
  const part = PARTS.find((known) => known === pos);
  return part ? strings.lookup.parts[part] : pos;
}
