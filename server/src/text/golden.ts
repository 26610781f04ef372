import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";

const FOLDER = fileURLToPath(new URL("../../golden", import.meta.url));

/** A sentence with the units and base forms that it ought to have. */
export interface GoldenSentence {
  text: string;
  units: readonly { start: number; end: number; base: string }[];
}

/** A unit as the product finds it. */
export interface FoundUnit {
  start: number;
  end: number;
  base: string;
}

/** How much of a golden set came out right. */
export interface GoldenScore {
  total: number;
  units: number;
  /** Of the units that are right. */
  bases: number;
  /** What came out wrong, for people. */
  wrong: string[];
}

/**
 * Reads the golden set of a language: blocks of optional `# comment` lines, the sentence, and its units between tabs, each
 * `surface` or `surface=base`. It is written by people who have not seen the cutting, and never edited to fit it.
 * @throws Error when a unit does not stand in its sentence
 */
export async function readGolden(code: LanguageCode): Promise<GoldenSentence[]> {
  const file = (await readFile(join(FOLDER, `${code}.txt`), "utf8")).normalize("NFC");
  return file.split(/\n\s*\n/).flatMap((block) => {
    const [text, line] = block.split("\n").filter((one) => one.trim() && !one.startsWith("#"));
    return text && line ? [{ text, units: unitsOf(text, line, code) }] : [];
  });
}

function unitsOf(text: string, line: string, code: LanguageCode): GoldenSentence["units"] {
  let at = 0;
  return line.split("\t").map((item) => {
    const [surface = "", base = surface.toLocaleLowerCase(code)] = item.split("=");
    const start = text.indexOf(surface, at);
    if (start < 0 || !surface) throw new Error(`"${surface}" does not stand in "${text}"`);
    at = start + surface.length;
    return { start, end: at, base };
  });
}

/** Counts the units that the product finds with exactly the same span, and among them those with the same base form. */
export function scoreGolden(
  sentences: readonly GoldenSentence[],
  found: readonly (readonly FoundUnit[])[],
  code: LanguageCode,
): GoldenScore {
  const score: GoldenScore = { total: 0, units: 0, bases: 0, wrong: [] };
  for (const [i, { text, units }] of sentences.entries()) {
    for (const { start, end, base } of units) {
      const surface = text.slice(start, end);
      const same = found[i]?.find((unit) => unit.start === start && unit.end === end);
      score.total += 1;
      if (!same) {
        const near = found[i]?.filter((unit) => unit.start < end && unit.end > start) ?? [];
        score.wrong.push(
          `${surface}: cut as ${near.map((unit) => text.slice(unit.start, unit.end)).join(" | ")}`,
        );
        continue;
      }
      score.units += 1;
      if (wordKey(same.base, code) === wordKey(base, code)) score.bases += 1;
      else score.wrong.push(`${surface}: base form ${same.base}, not ${base}`);
    }
  }
  return score;
}
