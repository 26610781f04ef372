import type { LanguageCode } from "@lagom/shared/text/languages";
import { levelBySentence } from "../../language/levels/level.ts";
import { loadLexicon } from "../../language/lexicon/load-lexicon.queries.ts";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { TaskTimeout } from "../../platform/workers/worker-pool.ts";
import { assembleRewrite, reportParagraphs } from "../../texts/passages/build-rewrite.ts";
import type { StoredParagraph } from "../../texts/passages/paragraph.ts";
import type { PlainText } from "../../texts/passages/plain-text.ts";
import type { TextPool } from "../../texts/passages/text-pool.ts";
import { finishRewrite, noteProgress, storeParagraphs } from "./store-own-text.queries.ts";

/** Each portion is cut and stored by itself, so that the work of others comes in between. */
const PORTION = { characters: 8000, paragraphs: 100 };
const LONGEST_MS = 2 * 60_000;
const SUMMARY_CHARACTERS = 200;

/** A text of a reader and its rewrite, both by their ids. */
export interface OwnRewrite {
  ownTextId: number;
  rewriteId: number;
}

/**
 * Cuts a reader's text like any other, estimates its level and stores it, portion by portion.
 * @throws HttpError unavailable when it takes too long, not_found when the text is deleted meanwhile
 */
export async function prepareOwnText(
  { db, textPool }: { db: Db; textPool: TextPool },
  { ownTextId, rewriteId }: OwnRewrite,
  { title, paragraphs }: PlainText,
  code: LanguageCode,
): Promise<void> {
  const texts = [title, ...paragraphs];
  const lexicon = await loadLexicon(db, code);
  const names = await textPool.names(texts.join("\n"), code);
  const ends = Date.now() + LONGEST_MS;
  const cut: StoredParagraph[] = [];
  for (const portion of portionsOf(texts)) {
    if (Date.now() > ends) throw tooSlow();
    const done = await textPool.cut({ code, lexicon, names }, portion).catch((error: unknown) => {
      throw error instanceof TaskTimeout ? tooSlow() : error;
    });
    await storeParagraphs(db, rewriteId, cut.length, done);
    cut.push(...done);
    await noteProgress(db, ownTextId, Math.floor((99 * cut.length) / texts.length));
  }
  const { estimated, mean_sentence } = reportParagraphs(code, "C2", cut.slice(1));
  const level = estimated ?? levelBySentence(code, mean_sentence);
  const facts = { language: code, level, title, summary: summaryOf(paragraphs) };
  await finishRewrite(db, ownTextId, rewriteId, assembleRewrite(facts, cut));
}

/** The beginning of a text, for lists. */
export const summaryOf = ([first = ""]: readonly string[]): string => first.slice(0, SUMMARY_CHARACTERS);

const tooSlow = () =>
  new HttpError("unavailable", "The text took too long to prepare; try again later, or add it in parts");

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
