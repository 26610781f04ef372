import { readFileSync } from "node:fs";
import opentype, { type Command, type Font } from "opentype.js";

/** The letters of the interface's serif, by the parts in which it is published; each letter is drawn by the first that has it. */
const PARTS = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "greek-ext", "vietnamese"];
let fonts: Font[] | undefined;

const read = (part: string): Font => {
  const file = new URL(import.meta.resolve(`@fontsource/literata/files/literata-${part}-600-normal.woff`));
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
};

const fontOf = (letter: string): Font | undefined => {
  fonts ??= PARTS.map(read);
  return fonts.find((font) => font.charToGlyphIndex(letter) > 0);
};

/** Whether the font has every letter of a text; it has Latin, Cyrillic and Greek ones. */
export const canDraw = (text: string): boolean =>
  text !== "" && [...text].every((letter) => letter === " " || fontOf(letter));

/** Splits a text where the font changes. */
function runsOf(text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const font = (letter === " " ? last?.font : undefined) ?? fontOf(letter);
    if (!font) continue;
    if (last && last.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

const widthOf = (text: string, size: number): number =>
  runsOf(text).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0);

/** The outlines of one line, as the path of an SVG. @param y of its base line */
export function linePath(text: string, x: number, y: number, size: number): string {
  let at = x;
  return runsOf(text)
    .map((run) => {
      const { commands } = run.font.getPath(run.text, at, y, size);
      at += run.font.getAdvanceWidth(run.text, size);
      return commands.map(spell).join("");
    })
    .join("");
}
// Not the library's own `toPathData`, which makes NaN of numbers that are nearly 0.
const spell = ({ type, x1, y1, x2, y2, x, y }: Command): string =>
  type +
  [x1, y1, x2, y2, x, y]
    .filter((value) => value !== undefined)
    .map((value) => Math.round(value * 10) / 10)
    .join(" ");

/** Breaks a text into lines of a width; what has no room in the last line, or is one long word, ends in "…". */
export function linesOf(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] += "…";
  return shown.map((line) => shortened(line, size, width));
}

function shortened(line: string, size: number, width: number): string {
  let letters = [...line];
  while (letters.length > 1 && widthOf(letters.join(""), size) > width)
    letters = [...letters.slice(0, -2), "…"];
  return letters.join("");
}
