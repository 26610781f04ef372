import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { type GoldenSentence, readGolden } from "../../language/tokenise/golden.ts";
import type { Corpus } from "../collection/corpus-files.ts";
import type { StoredParagraph } from "../passages/paragraph.ts";
import { createTextPool } from "../passages/text-pool.ts";

/** How much the lexicon alone knows of sentences that were written before it was tried on them. */
export interface HeldOutScore {
  code: LanguageCode;
  /** Words of the sentences, without names and numbers. */
  words: number;
  /** Words that have an entry, by themselves or within an expression. */
  entries: number;
  /** Words that are tokens of their own, and those of them with the right base form. */
  tokens: number;
  bases: number;
  /** What is wrong, for people to read. */
  wrong: string[];
}

/** Reads the held-out sentences as a reader's own text is read, one language after the other. */
export async function* heldOutScores({ lexicons, concepts }: Corpus): AsyncGenerator<HeldOutScore> {
  const pool = createTextPool();
  try {
    for (const { code } of LANGUAGES) {
      const sentences = await readGolden(code, "held-out");
      const lexicon = { lines: lexicons.get(code) ?? [], concepts: new Map(concepts) };
      const texts = sentences.map(({ text }) => text);
      const names = await pool.names(texts.join("\n"), code);
      const paragraphs = await pool.prepare({ code, lexicon, names }, texts);
      yield scoreHeldOut(code, sentences, paragraphs);
    }
  } finally {
    await pool.close();
  }
}

function scoreHeldOut(
  code: LanguageCode,
  sentences: readonly GoldenSentence[],
  paragraphs: readonly StoredParagraph[],
): HeldOutScore {
  const score: HeldOutScore = { code, words: 0, entries: 0, tokens: 0, bases: 0, wrong: [] };
  for (const [at, { text, tokens }] of sentences.entries()) {
    for (const { start, end, bases } of tokens) {
      const found = tokenAt(paragraphs[at], start);
      const surface = text.slice(start, end);
      score.words += 1;
      if (found && found.entry.concepts.length > 0) score.entries += 1;
      else score.wrong.push(`${surface}: no entry, in "${text}"`);
      if (found?.start !== start || found.end !== end) continue;
      score.tokens += 1;
      const { lemma } = found.entry;
      if (bases.some((base) => wordKey(base, code) === wordKey(lemma, code))) score.bases += 1;
      else score.wrong.push(`${surface}: base form ${lemma}, not ${bases.join(" or ")}`);
    }
  }
  return score;
}

function tokenAt(paragraph: StoredParagraph | undefined, offset: number) {
  for (let i = 0; i < (paragraph?.tokens.length ?? 0); i += 3) {
    const [start = 0, end = 0, index = -1] = paragraph?.tokens.slice(i, i + 3) ?? [];
    const entry = paragraph?.entries[index];
    if (entry && start <= offset && offset < end) return { start, end, entry };
  }
  return undefined;
}
