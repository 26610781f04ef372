import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { levelBySentence, reportLevel } from "../../language/levels/level.ts";
import { loadLexicon } from "../../language/lexicon/load-lexicon.queries.ts";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { inPortion, PACE } from "../../platform/http/portions.ts";
import { TaskTimeout } from "../../platform/workers/worker-pool.ts";
import { addCounts, type LemmaCount } from "../../texts/passages/paragraph.ts";
import type { PlainText } from "../../texts/passages/plain-text.ts";
import { takeRuby } from "../../texts/passages/ruby.ts";
import type { TextPool } from "../../texts/passages/text-pool.ts";
import { finishRewrite, noteProgress, storeParagraphs } from "./store-own-text.queries.ts";

/** Each portion is tokenised and stored on its own, so that the work of others comes in between. */
const PORTION = { characters: 1000, paragraphs: 25 };
/** A paragraph of this many characters, of which people write few, keeps the database busy for 10 ms and more. */
const LONG_PARAGRAPH = 2000;
/** Less than the five minutes after which a text is taken for one whose process has ended. */
const LONGEST_MS = 3 * 60_000;
const SUMMARY_CHARACTERS = 200;

/** A reader, a text of theirs and its rewrite, by their ids. */
export interface OwnRewrite {
  userId: string;
  ownTextId: number;
  rewriteId: number;
}

/**
 * Tokenises a reader's text like any other, estimates its level and stores it, portion by portion.
 * @throws HttpError unavailable if it takes too long, not_found if the text is deleted meanwhile
 */
export async function prepareOwnText(
  { db, textPool }: { db: Db; textPool: TextPool },
  { userId, ownTextId, rewriteId }: OwnRewrite,
  { title, paragraphs, headings }: PlainText,
  code: LanguageCode,
): Promise<void> {
  const lexicon = await loadLexicon(db, code);
  const names = await inPortion(userId, () => textPool.names([title, ...paragraphs].join("\n"), code));
  const context = { code, lexicon, names };
  await storeParagraphs(db, rewriteId, 0, await textPool.prepare(context, [title]).catch(unlessSlow));
  const ends = performance.now() + LONGEST_MS;
  const lemmas = new Map<string, LemmaCount>();
  const bands: (Level | null)[] = [];
  const lengths: number[] = [];
  let stored = 0;
  let wordCount = 0;
  for (const portion of portionsOf(paragraphs)) {
    if (performance.now() > ends) throw tooSlow();
    const done = Math.floor((99 * (stored + portion.length)) / paragraphs.length);
    const position = 1 + stored;
    const headingsHere = within(headings, stored, portion.length);
    const prepare = async () => {
      const passages = await textPool.prepareAndCount(context, portion, headingsHere);
      await storeParagraphs(db, rewriteId, position, passages.paragraphs);
      await noteProgress(db, ownTextId, done);
      return passages;
    };
    const pace = portion.some(({ length }) => length > LONG_PARAGRAPH) ? PACE.longWrite : PACE.text;
    const prepared = await inPortion(userId, prepare, pace).catch(unlessSlow);
    stored += portion.length;
    wordCount += prepared.wordCount;
    bands.push(...prepared.bands);
    lengths.push(...prepared.sentenceLengths);
    addCounts(lemmas, prepared.lemmas);
  }
  const report = reportLevel(code, "C2", bands, lengths);
  const level = report.estimated ?? levelBySentence(code, report.mean_sentence);
  const levelReport = reportLevel(code, level, bands, lengths);
  const facts = { language: code, level, wordCount, levelReport };
  await finishRewrite(db, ownTextId, rewriteId, facts, [...lemmas.values()]);
}

/** The beginning of a text, for lists. */
export function summaryOf({ paragraphs, headings }: PlainText): string {
  const first = paragraphs.find((_, at) => !headings.includes(at)) ?? "";
  return takeRuby(first).text.slice(0, SUMMARY_CHARACTERS);
}

/** Which of `length` paragraphs from `start` on are headings, counted from `start`. */
const within = (headings: readonly number[], start: number, length: number): number[] =>
  headings.map((at) => at - start).filter((at) => at >= 0 && at < length);

const tooSlow = () => new HttpError("unavailable", ({ ownTexts }) => ownTexts.tooSlow);

function unlessSlow(error: unknown): never {
  throw error instanceof TaskTimeout ? tooSlow() : error;
}

function* portionsOf(texts: readonly string[]): Generator<string[]> {
  let portion: string[] = [];
  let characters = 0;
  for (const text of texts) {
    portion.push(text);
    characters += text.length;
    if (characters < PORTION.characters && portion.length < PORTION.paragraphs) continue;
    yield portion;
    portion = [];
    characters = 0;
  }
  if (portion.length > 0) yield portion;
}
