import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";

const FOLDER = fileURLToPath(new URL("../../../golden", import.meta.url));

/** The samples of sentences from texts of the collection: the lexicon was corrected after the first one (decision 0041). */
export const COLLECTION_SAMPLES = ["corpus", "books"] as const;
export type CollectionSample = (typeof COLLECTION_SAMPLES)[number];

/** A sentence with the tokens it should have, each with its base form, or with several of which any is right. */
export interface GoldenSentence {
  text: string;
  tokens: readonly { start: number; end: number; bases: readonly string[] }[];
}

/** A token as found by the tokeniser. */
export interface FoundToken {
  start: number;
  end: number;
  base: string;
}

/** How much of a golden set is right. */
export interface GoldenScore {
  total: number;
  tokens: number;
  /** Share of correct tokens. */
  bases: number;
  /** The errors, for people to read. */
  wrong: string[];
}

/**
 * Reads the golden set of a language: blocks of optional `# comment` lines, the sentence, and its tokens between tabs, each
 * `surface`, `surface=base` or `surface=base|base`. It is written by people who have not seen the output, and never edited to
 * fit it. `corpus` and `books` contain sentences of the collection (of its articles and of its texts about books), with only
 * those tokens whose boundaries are beyond doubt.
 * @throws Error if a token does not occur in its sentence
 */
export async function readGolden(
  code: LanguageCode,
  folder: "" | "held-out" | CollectionSample = "",
): Promise<GoldenSentence[]> {
  const file = (await readFile(join(FOLDER, folder, `${code}.txt`), "utf8")).normalize("NFC");
  return file.split(/\n\s*\n/).flatMap((block) => {
    const [text, line] = block.split("\n").filter((one) => one.trim() && !one.startsWith("#"));
    return text && line ? [{ text, tokens: tokensOf(text, line, code) }] : [];
  });
}

function tokensOf(text: string, line: string, code: LanguageCode): GoldenSentence["tokens"] {
  let at = 0;
  return line.split("\t").map((item) => {
    const [surface = "", base = surface.toLocaleLowerCase(code)] = item.split("=");
    const start = text.indexOf(surface, at);
    if (start < 0 || !surface) throw new Error(`"${surface}" does not stand in "${text}"`);
    at = start + surface.length;
    return { start, end: at, bases: base.split("|") };
  });
}

/** Counts the tokens found with exactly the same span, and among them those with the same base form. */
export function scoreGolden(
  sentences: readonly GoldenSentence[],
  found: readonly (readonly FoundToken[])[],
  code: LanguageCode,
): GoldenScore {
  const score: GoldenScore = { total: 0, tokens: 0, bases: 0, wrong: [] };
  for (const [i, { text, tokens }] of sentences.entries()) {
    for (const { start, end, bases } of tokens) {
      const surface = text.slice(start, end);
      const same = found[i]?.find((token) => token.start === start && token.end === end);
      score.total += 1;
      if (!same) {
        const near = found[i]?.filter((token) => token.start < end && token.end > start) ?? [];
        score.wrong.push(
          `${surface}: tokenised as ${near.map((token) => text.slice(token.start, token.end)).join(" | ")}`,
        );
        continue;
      }
      score.tokens += 1;
      if (bases.some((base) => wordKey(same.base, code) === wordKey(base, code))) score.bases += 1;
      else score.wrong.push(`${surface}: base form ${same.base}, not ${bases.join(" or ")}`);
    }
  }
  return score;
}
