import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { candidatesOf } from "../base-forms/candidates.ts";
import { cutChinese } from "./cut-chinese.ts";
import { cutJapanese } from "./cut-japanese.ts";
import { cutWords } from "./cut-words.ts";
import { LONGEST, splitSentences } from "./sentences.ts";
import type { Token, Unit } from "./unit.ts";

const DIGITS = /^[\p{Nd}.,:/'%-]*\p{Nd}[\p{Nd}.,:/'%-]*$/u;
/** Marks of direction and the like, which Unicode counts to the word before them; a joiner belongs to it. */
const TRAILING = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+$/u;
const NUMERALS = /^[〇零一二三四五六七八九十百千万亿億兆两]{2,}$/u;

/** Cuts one sentence (NFC) into its look-up units, in order and without overlap. */
export async function cutSentence(sentence: string, code: LanguageCode): Promise<Unit[]> {
  const pieces = sentence.length > LONGEST ? splitSentences(sentence, code) : [[0, sentence.length] as const];
  const units: Unit[] = [];
  for (const [start, end] of pieces) {
    const piece = sentence.slice(start, end);
    for (const token of await tokensOf(piece, code)) {
      units.push(shift(toUnit(piece, token, code), start));
    }
  }
  return units;
}

async function tokensOf(sentence: string, code: LanguageCode): Promise<Token[]> {
  if (code === "ja") return cutJapanese(sentence);
  return code === "zh" ? cutChinese(sentence) : cutWords(sentence, code);
}

function toUnit(sentence: string, token: Token, code: LanguageCode): Unit {
  const { start, lemma, reading, whole } = token;
  const written = sentence.slice(start, token.end).replace(TRAILING, "");
  const end = start + written.length;
  const form = wordKey(written, code);
  return {
    start,
    end,
    form,
    lemma: lemma === undefined ? null : wordKey(lemma, code),
    candidates: candidatesOf(form, code),
    reading: reading ?? null,
    number: DIGITS.test(form) || NUMERALS.test(form),
    ...(whole ? { whole } : {}),
  };
}

/** The unit with its offsets moved by `by`. */
export function shift(unit: Unit, by: number): Unit {
  return { ...unit, start: unit.start + by, end: unit.end + by };
}
