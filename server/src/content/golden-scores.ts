import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Cutter } from "../text/cutter.ts";
import { type FoundUnit, type GoldenScore, readGolden, scoreGolden } from "../text/golden.ts";
import type { Corpus } from "./corpus-files.ts";
import { buildLexicon } from "./lexicon.ts";
import { buildParagraph } from "./paragraph.ts";

/** Cuts the golden set of a language as texts are cut, lexicon included, and counts what came out right. */
export async function goldenScores(
  code: LanguageCode,
  { concepts, lexicons }: Pick<Corpus, "concepts" | "lexicons">,
  cutter: Cutter,
): Promise<GoldenScore> {
  const sentences = await readGolden(code);
  const texts = sentences.map(({ text }) => text);
  const cuts = await cutter.cut(code, texts);
  const lexicon = buildLexicon(code, lexicons.get(code) ?? []);
  const found = texts.map((text, i): FoundUnit[] => {
    const cut = [{ text, units: cuts[i] ?? [] }];
    const { units, entries } = buildParagraph(cut, { code, slug: "", lexicon, concepts });
    return Array.from({ length: units.length / 3 }, (_, unit) => {
      const [start = 0, end = 0, entry = -1] = units.slice(unit * 3, unit * 3 + 3);
      return { start, end, base: entries[entry]?.lemma ?? "" };
    });
  });
  return scoreGolden(sentences, found, code);
}
