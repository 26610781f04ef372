import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { candidatesOf } from "../base-forms/candidates.ts";
import { LONGEST, segmentSentences } from "./segment-sentences.ts";
import type { RawToken, Token } from "./token.ts";
import { tokeniseWords } from "./tokenise-words.ts";

const DIGITS = /^[.,:/'%-]*\p{Nd}[\p{Nd}.,:/'%-]*$/u;
/** Direction marks and the like, which Unicode attaches to the preceding word; a joiner belongs to the word. */
const TRAILING =
  /(?<![\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF])[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+$/u;
const NUMERALS = /^[〇零一二三四五六七八九十百千万亿億兆两]{2,}$/u;

/** What a token is by how it is written. */
type Word = Pick<Token, "form" | "candidates" | "number">;

/**
 * Tokenises one sentence (NFC): tokens in order, without overlap.
 * @param words those met so far in the same text, by how they are written: most come again
 */
export async function tokeniseSentence(
  sentence: string,
  code: LanguageCode,
  words = new Map<string, Word>(),
): Promise<Token[]> {
  const pieces =
    sentence.length > LONGEST ? segmentSentences(sentence, code) : [[0, sentence.length] as const];
  const tokens: Token[] = [];
  for (const [start, end] of pieces) {
    const piece = sentence.slice(start, end);
    for (const rawToken of await tokensOf(piece, code)) {
      tokens.push(shift(toToken(piece, rawToken, code, words), start));
    }
  }
  return tokens;
}

/** The dictionaries of Chinese and Japanese take tens of megabytes, so they are loaded when they are needed. */
async function tokensOf(sentence: string, code: LanguageCode): Promise<RawToken[]> {
  if (code === "ja") return (await import("./tokenise-japanese.ts")).tokeniseJapanese(sentence);
  if (code === "zh") return (await import("./tokenise-chinese.ts")).tokeniseChinese(sentence);
  return tokeniseWords(sentence, code);
}

function toToken(sentence: string, rawToken: RawToken, code: LanguageCode, words: Map<string, Word>): Token {
  const { start, lemma, reading, whole } = rawToken;
  const written = sentence.slice(start, rawToken.end).replace(TRAILING, "");
  const { form, candidates, number } = wordOf(written, code, words);
  return {
    start,
    end: start + written.length,
    form,
    lemma: lemma === undefined ? null : wordKey(lemma, code),
    candidates,
    reading: reading ?? null,
    number,
    ...(whole ? { whole } : {}),
  };
}

function wordOf(written: string, code: LanguageCode, words: Map<string, Word>): Word {
  const known = words.get(written);
  if (known) return known;
  const form = wordKey(written, code);
  const number = DIGITS.test(form) || NUMERALS.test(form);
  const word = { form, candidates: candidatesOf(form, code), number };
  words.set(written, word);
  return word;
}

/** The token with its offsets moved by `by`. */
export function shift(token: Token, by: number): Token {
  return { ...token, start: token.start + by, end: token.end + by };
}

/** Tokenises sentences (NFC) of one language, one after the other. */
export async function tokeniseSentences(
  code: LanguageCode,
  sentences: readonly string[],
): Promise<Token[][]> {
  const words = new Map<string, Word>();
  const tokens: Token[][] = [];
  for (const sentence of sentences) tokens.push(await tokeniseSentence(sentence, code, words));
  return tokens;
}
