import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { segmentSentences } from "../../language/tokenise/segment-sentences.ts";
import type { Db } from "../../platform/database/open.ts";
import { judge } from "../../texts/rewriting/model/judge.ts";
import { ModelFailure } from "../../texts/rewriting/model/model.ts";
import { plain, plainLines } from "../../texts/rewriting/model/plain.ts";
import type { TranslateRequest } from "./translate.ts";

/** Marks of code, mark-up and lists, and of an answer that begins with a heading. */
const FOREIGN_MARKS = /[{}[\]<>|\\`%#@^~_=*:]/g;
/** A single letter may become a few words, but no text becomes more than four times as long. */
const ALWAYS_ALLOWED = 60;
const MOST_TIMES_LONGER = 4;

/**
 * The translation in a machine's reply, as plain text. It must stand before `judge`, be no echo of the text or of its sentence, not
 * be much longer than the text nor have more lines, be one sentence if the text is one, and have no marks that the text does not have.
 * @returns null for any other reply
 */
export async function translationIn(
  db: Db,
  reply: string,
  request: TranslateRequest,
): Promise<string | null> {
  const answer = plain(reply, request.text);
  if (plainLines(reply, request.text).length > linesOf(request.text)) return null;
  if (!hasShape(answer, request) || echoesSentence(answer, request)) return null;
  return (await isAnswer(db, answer, request)) ? answer : null;
}

function hasShape(answer: string, { text, source, target }: TranslateRequest): boolean {
  const isOneSentence = segmentSentences(text, source).length === 1;
  if (isOneSentence && segmentSentences(answer, target).length > 1) return false;
  if (answer.length > ALWAYS_ALLOWED + MOST_TIMES_LONGER * text.length) return false;
  return !answer.match(FOREIGN_MARKS)?.some((mark) => !text.includes(mark));
}

const linesOf = (text: string): number => text.split("\n").filter((line) => line.trim()).length;

/** Whether an answer repeats the text, alone or with surrounding words of the sentence. */
function echoesSentence(answer: string, { text, context = text, source }: TranslateRequest): boolean {
  const [said, asked, sentence] = [answer, text, context].map((part) => ` ${wordsOf(part, source)} `);
  return said !== undefined && asked !== undefined && said.includes(asked) && !!sentence?.includes(said);
}

const wordsOf = (text: string, language: LanguageCode): string =>
  wordKey(text, language)
    .match(/[\p{L}\p{M}]+/gu)
    ?.join(" ") ?? "";

async function isAnswer(
  db: Db,
  answer: string,
  { text, source, target }: TranslateRequest,
): Promise<boolean> {
  try {
    await judge(db, answer, { text, from: source, into: target });
    return true;
  } catch (error) {
    if (error instanceof ModelFailure) return false;
    throw error;
  }
}
