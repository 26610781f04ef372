import type { LanguageCode } from "@lagom/shared/text/languages";

/** Languages that put no spaces between words, and may break a line between most characters. */
const UNSPACED: readonly LanguageCode[] = ["zh", "ja"];
/** No line begins with what closes, or ends with what opens. */
const CLOSES = /^[\p{Pe}\p{Pf}、。，．！？：；・…‥ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u;
const OPENS = /[\p{Ps}\p{Pi}]$/u;

/**
 * Breaks a text into lines as a browser would. A piece wider than a line is broken between characters.
 * @param widest of a line, in the unit of `measure`
 * @param measure the width of a line's text
 */
export function wrapLines(
  text: string,
  lang: LanguageCode,
  widest: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of piecesOf(text, lang)) {
    if (measure((line + piece).trimEnd()) <= widest) {
      line += piece;
      continue;
    }
    if (line) lines.push(line.trimEnd());
    line = "";
    for (const part of measure(piece.trimEnd()) <= widest ? [piece] : charactersOf(piece, lang)) {
      if (line && measure((line + part).trimEnd()) > widest) {
        lines.push(line.trimEnd());
        line = "";
      }
      line += part;
    }
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines;
}

/** What stays together in a line, each with the space after it. */
function piecesOf(text: string, lang: LanguageCode): string[] {
  const words = text.replace(/\s+/g, " ").trim();
  if (!UNSPACED.includes(lang)) return words.split(/(?<= )/);
  const pieces: string[] = [];
  for (const part of segmentsOf(words, lang, "word")) {
    const last = pieces.at(-1);
    if (last !== undefined && (CLOSES.test(part) || OPENS.test(last) || part === " "))
      pieces[pieces.length - 1] = last + part;
    else pieces.push(part);
  }
  return pieces;
}

const charactersOf = (text: string, lang: LanguageCode) => segmentsOf(text, lang, "grapheme");

const segmentsOf = (text: string, lang: LanguageCode, granularity: "word" | "grapheme"): string[] =>
  Array.from(new Intl.Segmenter(lang, { granularity }).segment(text), ({ segment }) => segment);
