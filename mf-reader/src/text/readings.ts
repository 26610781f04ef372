import type { LanguageCode } from "@lagom/shared/text/languages";
import { type Block, entryOf, tokenBounds, tokenCount } from "./block.ts";

/** The reading of a stretch of a paragraph. */
export interface Reading {
  start: number;
  end: number;
  text: string;
}

const KANJI = /[\p{Script=Han}々〆ヶ]+/gu;

/** The readings of a paragraph: furigana over kanji only, pinyin over each letter, else over each word. */
export function readingsOf(block: Block, lang: LanguageCode): Reading[] {
  const { paragraph } = block;
  return Array.from({ length: tokenCount(paragraph) }, (_, token) => {
    const reading = entryOf(block, token)?.reading;
    if (!reading) return [];
    const { start, end } = tokenBounds(paragraph, token);
    return readingsOfWord(paragraph.text.slice(start, end), reading, lang).map((part) => ({
      ...part,
      start: start + part.start,
      end: start + part.end,
    }));
  }).flat();
}

/**
 * The reading of a stretch of a paragraph, from the tokens it consists of: of whole tokens, and in 中文, which has one syllable
 * per letter, also of parts of them. Null if one of them has no reading.
 */
export function readingOfStretch(
  block: Block,
  start: number,
  end: number,
  lang: LanguageCode,
): string | null {
  const { paragraph } = block;
  const parts = Array.from({ length: tokenCount(paragraph) }, (_, token) => token).flatMap((token) => {
    const bounds = tokenBounds(paragraph, token);
    const [from, to] = [Math.max(start, bounds.start), Math.min(end, bounds.end)];
    if (from >= to) return [];
    const word = paragraph.text.slice(bounds.start, bounds.end);
    const reading = entryOf(block, token)?.reading ?? (lang === "ja" && !word.match(KANJI) ? word : null);
    if (from === bounds.start && to === bounds.end) return [reading];
    const syllables = lang === "zh" ? (reading?.split(" ") ?? []) : [];
    if (syllables.length !== word.length) return [null];
    return [syllables.slice(from - bounds.start, to - bounds.start).join(" ")];
  });
  return parts.length === 0 || parts.includes(null) ? null : parts.join(lang === "ja" ? "" : " ");
}

function readingsOfWord(word: string, reading: string, lang: LanguageCode): Reading[] {
  if (lang === "ja") return furigana(word, reading);
  const syllables = reading.split(" ");
  if (lang === "zh" && syllables.length === word.length)
    return syllables.map((text, at) => ({ start: at, end: at + 1, text }));
  const words = [...word.matchAll(/\S+/gu)];
  if (syllables.length === words.length)
    return words.map(({ 0: { length }, index }, at) => ({
      start: index,
      end: index + length,
      text: syllables[at] ?? "",
    }));
  return [{ start: 0, end: word.length, text: reading }];
}

/** 取り扱い, とりあつかい → 取: と, 扱: あつか. The kana of the word must occur in its reading in the same order. */
function furigana(word: string, reading: string): Reading[] {
  const runs = Array.from(word.matchAll(KANJI), ({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
  const pattern = escaped(toHiragana(word)).replace(KANJI, "(.+?)");
  const parts = new RegExp(`^${pattern}$`, "u").exec(reading)?.slice(1);
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return [];
  if (parts?.length !== runs.length) return [{ start: first.start, end: last.end, text: reading }];
  return runs.map((run, i) => ({ ...run, text: parts[i] ?? "" }));
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&");

/** Katakana as hiragana. */
const toHiragana = (text: string): string =>
  text.replace(/[\u30A1-\u30F6]/g, (letter) =>
    letter === "ヶ" ? letter : String.fromCharCode(letter.charCodeAt(0) - 0x60),
  );
