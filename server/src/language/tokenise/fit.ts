import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { candidatesOf } from "../base-forms/candidates.ts";
import type { Token } from "./token.ts";

/** Whether a key (`wordKey`) is a form of the lexicon or a name. */
export type Known = (key: string) => boolean;

const LONGEST_PHRASE = 6;
/** Longest word, in UTF-16 code units. Each start and end within a token is tried, so a longer one would take minutes. */
const LONGEST_MENDED = 30;

/** Fits the tokens of a sentence to known words: joins phrases into one token and corrects tokens in 中文 and 日本語. */
export function fitTokens(
  sentence: string,
  tokens: readonly Token[],
  code: LanguageCode,
  { known, joined, begins }: { known: Known; joined: Known; begins: Known },
): Token[] {
  const phrases = joinPhrases(sentence, tokens, code, { joined, begins });
  return code === "zh" || code === "ja" ? mendCuts(sentence, phrases, code, known) : phrases;
}

/** Whether the lexicon knows the token by its form, base form or a candidate. */
export function isKnown(token: Token, known: Known): boolean {
  return [token.form, token.lemma ?? token.form, ...token.candidates].some(known);
}

function joinPhrases(
  sentence: string,
  tokens: readonly Token[],
  code: LanguageCode,
  phrases: { joined: Known; begins: Known },
): Token[] {
  const keyOf = keysWithin(sentence, code);
  const fitted: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const phrase = longestPhrase(tokens.slice(i, i + LONGEST_PHRASE), code, keyOf, phrases);
    const token = phrase.length > 1 ? spanToken(sentence, phrase, code) : phrase[0];
    if (token) fitted.push(token);
    i += phrase.length;
  }
  return fitted;
}

/** The most of the tokens, from the first on, that are one phrase; the first alone if there is none. */
function longestPhrase(
  tokens: readonly Token[],
  code: LanguageCode,
  keyOf: (start: number, end: number) => string,
  { joined, begins }: { joined: Known; begins: Known },
): readonly Token[] {
  const [first, second] = tokens;
  if (!first || !second) return tokens;
  const { start } = first;
  // Few words begin a phrase, so that most need one look-up instead of one for each length.
  const pair = keyOf(start, second.end);
  const space = pair.indexOf(" ");
  if (space >= 0 && !begins(pair.slice(0, space + 1))) return [first];
  for (let size = tokens.length; size > 1; size -= 1) {
    if (!joined(keyOf(start, tokens[size - 1]?.end ?? start))) continue;
    const phrase = tokens.slice(0, size);
    if (code !== "ja" || !edgedByParticle(phrase)) return phrase;
  }
  return tokens.slice(0, 1);
}

/** The keys of the parts of a sentence: they are cut from that of the whole, unless some letters of it have gone or become two. */
function keysWithin(sentence: string, code: LanguageCode): (start: number, end: number) => string {
  const whole = wordKey(sentence, code);
  const corresponds = whole.length === sentence.length && (code === "tr" || !sentence.includes("İ"));
  return corresponds
    ? (start, end) => whole.slice(start, end)
    : (start, end) => wordKey(sentence.slice(start, end), code);
}

/** 本当 + の, の + 上 + に: particles are separate words. */
const edgedByParticle = (tokens: readonly Token[]): boolean =>
  [tokens[0], tokens.at(-1)].some(
    (token) => token !== undefined && /^[のもにがをはでとへや]$/u.test(token.form),
  );

/** Joins adjacent tokens. */
function spanToken(sentence: string, tokens: readonly Token[], code: LanguageCode): Token | undefined {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return undefined;
  const form = wordKey(sentence.slice(first.start, last.end), code);
  const reading = tokens.every((token) => token.reading) ? tokens.map((token) => token.reading) : null;
  return {
    start: first.start,
    end: last.end,
    form,
    lemma: null,
    candidates: [],
    reading: reading?.join(code === "zh" ? " " : "") ?? null,
    number: false,
  };
}

/** Splits unknown tokens, alone or together with a neighbour, if the result consists of known words only. */
function mendCuts(sentence: string, tokens: readonly Token[], code: LanguageCode, known: Known): Token[] {
  const mended: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (!token) break;
    const before = mended.at(-1);
    const after = tokens[i + 1];
    if (token.number || token.whole || isKnown(token, known)) mended.push(token);
    else if (tryTokenise([token])) continue;
    else if (before?.end === token.start && tryTokenise([before, token], 1)) continue;
    else if (after?.start === token.end && tryTokenise([token, after])) i += 1;
    else mended.push(token);
  }
  return mended;

  function tryTokenise(span: readonly Token[], replaced = 0): boolean {
    const whole = spanToken(sentence, span, code);
    const parts = whole && splitIntoKnown(sentence, whole, code, known);
    if (!parts) return false;
    mended.splice(mended.length - replaced, replaced, ...parts);
    return true;
  }
}

/** The token as the fewest known words that make it up; undefined if there are none or it is too long to be a word. */
function splitIntoKnown(text: string, token: Token, code: LanguageCode, known: Known): Token[] | undefined {
  if (token.end - token.start > LONGEST_MENDED) return undefined;
  const best: (Token[] | undefined)[] = [[]];
  for (let end = token.start + 1; end <= token.end; end += 1) {
    for (let start = token.start; start < end; start += 1) {
      const head = best[start - token.start];
      if (!head) continue;
      const form = wordKey(text.slice(start, end), code);
      const current = best[end - token.start];
      if (!known(form) || (current && current.length <= head.length + 1)) continue;
      const reading = readingOfPart(token, start, end, code);
      best[end - token.start] = [...head, { ...plainToken(start, end, form, code), reading }];
    }
  }
  return best[token.end - token.start];
}

/** Pinyin has one syllable per letter, so that a part of a word has a part of its reading; kana do not correspond to letters. */
function readingOfPart(token: Token, start: number, end: number, code: LanguageCode): string | null {
  const syllables = token.reading?.split(" ") ?? [];
  if (code !== "zh" || syllables.length !== token.end - token.start) return null;
  return syllables.slice(start - token.start, end - token.start).join(" ");
}

function plainToken(start: number, end: number, form: string, code: LanguageCode): Token {
  return {
    start,
    end,
    form,
    lemma: null,
    candidates: candidatesOf(form, code),
    reading: null,
    number: false,
  };
}
