import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { guessLanguage } from "../../../language/lexicon/guess-language.queries.ts";
import { scriptOf } from "../../../language/scripts.ts";
import { segmentSentences } from "../../../language/tokenise/segment-sentences.ts";
import type { Db } from "../../../platform/database/open.ts";
import { changedNumbers } from "../../passages/facts.ts";
import { type FailureReason, ModelFailure } from "./model.ts";
import { ASKS_FOR_TEXT, PREAMBLE, REFUSAL } from "./phrases.ts";
import { lettersIn, repeats } from "./shape.ts";

/** How much longer than its text an answer may be, and how much of it it must have, in letters of an alphabet. */
const LONGEST = { always: 100, times: 3 };
const SHORTEST = { from: 80, share: 0.12 };
/** From this length on, a text that ends with a full stop must not become one without an end. */
const ENDS_FROM = 60;
/** Sentences that an answer may have more than a text without an end mark, such as a title. */
const MORE_SENTENCES = 1;
/** Japanese without kana looks like Chinese; only a few words of it are. */
const MOST_LETTERS_WITHOUT_KANA = 12;
/** Longer pieces of the instructions do not occur in texts by chance. */
const SHORTEST_LEAK = 40;

const FULL_STOP = /[.。।۔…][\s'")\]“”’»«」』]*$/u;
const END = /[.!?…。！？।۔؟:;][\s'")\]“”’»«」』]*$/u;
/** Marks of code and mark-up, and addresses. */
const FOREIGN_MARKS = /[{}[\]<>|\\`#^~_=*]|\bhttps?:|\bwww\.|\w@\w/giu;
/** Characters that stand for lost ones, have no meaning, or come from a wrong encoding; letters that only look right. */
const GARBLED =
  /[\uFFFD\p{Cs}\p{Co}\p{Cn}]|[ÃÂ][\u0080-\u00BF]|â€|\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;
const LEVEL = /\b[ABC][12]\b|\bCEFR\b/;

/** What an answer is checked against. */
export interface Asked {
  /** Empty if there is none to compare the answer with. */
  text: string;
  from: LanguageCode;
  into: LanguageCode;
  /** The instructions, which must not be in the answer. */
  instructions?: string;
}

/** Whether an answer must be refused. */
type Check = (answer: string, asked: Asked) => boolean;
type Reason = readonly [FailureReason, string, Check];

const addsMatch =
  (pattern: RegExp): Check =>
  (answer, { text }) =>
    pattern.test(answer) && !pattern.test(text);

/** Why an answer is refused, whatever it was made from. */
const ALWAYS: readonly Reason[] = [
  ["empty", "The answer is empty", (answer) => !/[\p{L}\p{N}]/u.test(answer)],
  ["refused", "The model refused", addsMatch(REFUSAL)],
  ["garbled", "The answer has characters that are none", addsMatch(GARBLED)],
  ["remark", "The answer asks for the text", addsMatch(ASKS_FOR_TEXT)],
  ["remark", "The answer begins with a remark", addsMatch(PREAMBLE)],
  ["remark", "The answer speaks of its level", addsMatch(LEVEL)],
  ["remark", "The answer repeats its instructions", leaks],
  ["marked_up", "The answer has marks or an address that the text does not have", addsMarks],
  ["runaway", "The answer repeats itself", (answer, { text }) => repeats(answer) && !repeats(text)],
  ["wrong_language", "The answer is in another script", isInOtherScript],
];

/** Why an answer is refused as the rewrite or the translation of a text. */
const AS_REWRITE: readonly Reason[] = [
  ["runaway", "The answer is much longer than the text", isTooLong],
  ["too_short", "The answer is much shorter than the text", isTooShort],
  ["unchanged", "The answer is the text itself", isUnchanged],
  ["cut_off", "The answer has no end", hasNoEnd],
  [
    "changed_facts",
    "The answer has a number that the text does not have",
    (answer, { text }) => changedNumbers(text, answer).length > 0,
  ],
];

/**
 * Refuses an answer that is not a rewrite, or not a translation.
 * @param answer as `plain` gives it
 * @throws ModelFailure
 */
export async function judge(db: Db, answer: string, asked: Asked): Promise<void> {
  const reasons = asked.text === "" ? ALWAYS : [...ALWAYS, ...AS_REWRITE];
  const failed = reasons.find(([, , fails]) => fails(answer, asked));
  if (failed) throw new ModelFailure(failed[0], failed[1]);
  await judgeLanguage(db, answer, asked);
}

/** Refuses an answer in another language, or with a sentence in that of its text. */
async function judgeLanguage(db: Db, answer: string, { from, into }: Asked): Promise<void> {
  const language = await guessLanguage(db, answer);
  const withoutKana = into === "ja" && language === "zh" && answer.length <= MOST_LETTERS_WITHOUT_KANA;
  if (language !== null && language !== into && !withoutKana) throw inLanguage(language, into, from);
  if (from === into) return;
  const sentences = segmentSentences(answer, into);
  if (sentences.length === 1) return;
  for (const [start, end] of sentences) {
    if ((await guessLanguage(db, answer.slice(start, end))) === from) throw inLanguage(from, into, from);
  }
}

const inLanguage = (found: LanguageCode, into: LanguageCode, from: LanguageCode) =>
  new ModelFailure("wrong_language", `The answer is in ${found}, not in ${into}; asked from ${from}`);

function leaks(answer: string, { instructions = "" }: Asked): boolean {
  const said = answer.toLowerCase();
  return instructions
    .toLowerCase()
    .split(/(?<=[.:;])\s+/)
    .some((piece) => piece.length >= SHORTEST_LEAK && said.includes(piece));
}

function addsMarks(answer: string, { text }: Asked): boolean {
  return (answer.match(FOREIGN_MARKS) ?? []).some((mark) => !text.includes(mark));
}

function isTooLong(answer: string, { text, from, into }: Asked): boolean {
  if (lettersIn(answer) > LONGEST.always + LONGEST.times * lettersIn(text)) return true;
  if (END.test(text)) return false;
  return segmentSentences(answer, into).length > segmentSentences(text, from).length + MORE_SENTENCES;
}

function isTooShort(answer: string, { text }: Asked): boolean {
  const letters = lettersIn(text);
  return letters >= SHORTEST.from && lettersIn(answer) < SHORTEST.share * letters;
}

function isUnchanged(answer: string, { text, into }: Asked): boolean {
  return wordKey(answer, into) === wordKey(text, into) && /\p{L}/u.test(text);
}

function hasNoEnd(answer: string, { text }: Asked): boolean {
  return text.length >= ENDS_FROM && FULL_STOP.test(text) && !END.test(answer);
}

/** Whether most letters are of another script. Names of the text may be written as there. */
function isInOtherScript(answer: string, { text, into }: Asked): boolean {
  const names = new Set(text.match(/\p{Lu}[\p{L}\p{M}\p{N}]*/gu));
  const words = (answer.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((word) => !names.has(word));
  const letters = words.join("").match(/\p{L}/gu) ?? [];
  const script = scriptOf(into);
  return 2 * letters.filter((letter) => script.test(letter)).length < letters.length;
}
