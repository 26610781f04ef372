import type { LanguageCode } from "@lagom/shared/text/languages";

const VERBS: Readonly<Record<string, string>> = {
  "won't": "will",
  "shan't": "shall",
  "can't": "can",
  "ain't": "be",
};

/**
 * The verb of a negated English form: will of won't, does of doesn't. Alone it means the opposite, so it is never a
 * candidate.
 * @param form the key of a word
 */
export function negatedVerb(form: string, code: LanguageCode): string | undefined {
  return code === "en" ? (VERBS[form] ?? /^(\p{L}{2,})n't$/u.exec(form)?.[1]) : undefined;
}
