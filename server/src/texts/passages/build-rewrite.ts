import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { bandsOf, reportLevel } from "../../language/levels/level.ts";
import type { TextContext } from "../../language/lexicon/entry.ts";
import { tokeniseSentences } from "../../language/tokenise/tokenise.ts";
import type { LevelReport } from "../../schema/text-columns.ts";
import type { Block } from "./block.ts";
import {
  buildParagraph,
  countLemmas,
  fitSentence,
  type LemmaCount,
  runningEntries,
  type StoredParagraph,
} from "./paragraph.ts";

/** A rewrite ready to be stored; the first paragraph is the title. */
export interface BuiltRewrite {
  language: LanguageCode;
  level: Level;
  title: string;
  summary: string;
  paragraphs: StoredParagraph[];
  lemmas: LemmaCount[];
  levelReport: LevelReport;
  wordCount: number;
}

/** Tokenises the blocks of one language and looks up every word. */
export async function buildRewrites(blocks: readonly Block[], context: TextContext): Promise<BuiltRewrite[]> {
  const texts = blocks.flatMap((block) => paragraphsOf(block).flatMap(({ texts }) => texts));
  const tokenised = await tokeniseSentences(context.code, texts);
  const next = tokenised.values();
  return blocks.map((block) => {
    const paragraphs = paragraphsOf(block).map(({ texts, heading }) => {
      const sentences = texts.map((text) => fitSentence(text, next.next().value, context));
      return { ...buildParagraph(sentences, context), heading };
    });
    return buildRewrite(block, paragraphs, context);
  });
}

/** The sentences of each paragraph, title first, NFC. */
function paragraphsOf({ title, paragraphs }: Block): { texts: string[]; heading: boolean }[] {
  return [{ sentences: [title], heading: false }, ...paragraphs].map(({ sentences, heading }) => ({
    texts: sentences.map(({ text }) => text.normalize("NFC")),
    heading,
  }));
}

function buildRewrite(block: Block, paragraphs: StoredParagraph[], context: TextContext): BuiltRewrite {
  const facts = {
    language: context.code,
    level: block.level,
    title: block.title.text.normalize("NFC"),
    summary: block.summary.text.normalize("NFC"),
  };
  return assembleRewrite(facts, paragraphs);
}

/**
 * Assembles prepared paragraphs, title first. Like the title, the headings of sections count neither as words nor for the level,
 * and nor do paragraphs that were not rewritten.
 */
export function assembleRewrite(
  facts: Pick<BuiltRewrite, "language" | "level" | "title" | "summary">,
  paragraphs: StoredParagraph[],
): BuiltRewrite {
  const body = runningText(paragraphs).filter(({ rewritten }) => rewritten !== false);
  const words = body.flatMap(runningEntries);
  return {
    ...facts,
    paragraphs,
    lemmas: countLemmas(words, facts.language),
    levelReport: reportParagraphs(facts.language, facts.level, body),
    wordCount: words.length,
  };
}

/** The paragraphs of a text without its title and headings. */
export const runningText = (paragraphs: readonly StoredParagraph[]): StoredParagraph[] =>
  paragraphs.slice(1).filter(({ heading }) => !heading);

/** The level report on these paragraphs. */
export function reportParagraphs(
  language: LanguageCode,
  level: Level,
  paragraphs: readonly StoredParagraph[],
): LevelReport {
  const bands = bandsOf(language, paragraphs.flatMap(runningEntries));
  return reportLevel(language, level, bands, paragraphs.flatMap(sentenceLengths));
}

/** Words in each sentence of a paragraph. */
export function sentenceLengths({ sentences, tokens }: StoredParagraph): number[] {
  const lengths = Array.from({ length: sentences.length / 2 }, () => 0);
  let sentence = 0;
  for (let at = 0; at < tokens.length; at += 3) {
    while ((tokens[at] ?? 0) >= (sentences[2 * sentence + 1] ?? Number.POSITIVE_INFINITY)) sentence += 1;
    lengths[sentence] = (lengths[sentence] ?? 0) + 1;
  }
  return lengths;
}
