import { type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { wordKey } from "@lagom/shared/text/word-key";
import { translationIn } from "../../features/lookup/translation-in.ts";
import { loadLexicon } from "../../language/lexicon/load-lexicon.queries.ts";
import type { Db } from "../../platform/database/open.ts";
import { describeError } from "../../platform/http/describe-error.ts";
import type { Corpus } from "../../texts/collection/corpus-files.ts";
import type { TextPool } from "../../texts/passages/text-pool.ts";
import { type Model, ModelFailure } from "../../texts/rewriting/model/model.ts";
import { paragraphPrompt, translationPrompt } from "../../texts/rewriting/model/prompts.ts";
import { type Pen, writePassage } from "../../texts/rewriting/model/write-passage.ts";
import { AIMS, type GoldenPrompts, type GoldenTranslation, goldenPrompts } from "./golden-prompts.ts";

/** The share of its prompts that a task must pass. */
const ENOUGH = 0.75;
/** The share of our translation's pieces of three letters that another right one has at least. */
const NEAR = 0.2;

export interface CheckDeps {
  db: Db;
  textPool: TextPool;
  corpus: Corpus;
  model: Model;
}

/** How a model did at one task in one language. */
export interface TaskScore {
  task: string;
  passed: number;
  of: number;
  good: boolean;
  /** Why each of the others did not pass. */
  failures: string[];
}

/**
 * Has a model do what the product asks of one, with passages of the collection, and judges it as the product does.
 * @throws Error if the model cannot be reached
 */
export async function* checkModel(deps: CheckDeps, languages: readonly LanguageCode[]) {
  await deps.model.ask({ system: "Answer with one word.", user: "Hello" }).catch((error: unknown) => {
    const { message, cause } = describeError(error);
    throw new Error([message, cause?.message].filter(Boolean).join(": "), { cause: error });
  });
  for (const language of languages) {
    const prompts = await goldenPrompts(deps.corpus, language);
    for (const level of AIMS) yield await checkRewriting(deps, prompts, level);
    const pair = `from ${languageOf(language).name} into ${languageOf(prompts.other).name}`;
    yield await score(`translating sentences ${pair}`, prompts.sentences, async (sentence) => {
      const answer = await translated(deps, prompts, sentence);
      if (answer === null) return "no translation";
      const [ours = ""] = sentence.ours;
      return isNear(answer, ours, prompts.other) ? null : `${answer}, not ${ours}`;
    });
    yield await score(`looking words up ${pair}`, prompts.words, async (word) => {
      const answer = await translated(deps, prompts, word);
      if (answer === null) return "no translation";
      return isOurs(answer, word.ours, prompts.other) ? null : `${answer}, not ${word.ours[0]}`;
    });
  }
}

async function checkRewriting({ db, textPool, model }: CheckDeps, prompts: GoldenPrompts, level: Level) {
  const { language, passages } = prompts;
  const context = { code: language, lexicon: await loadLexicon(db, language) };
  if (context.lexicon.lines.length === 0) throw new Error("The database has no words yet: start Lagom once");
  const { signal } = new AbortController();
  const pen: Pen = { db, model, textPool, context, signal, onCall: async () => {} };
  const aim = { language, level };
  return score(`rewriting to ${level} in ${languageOf(language).name}`, passages, async ({ text, from }) => {
    const { missing, stepsTooHard } = await writePassage(pen, { text, from, aim, prompt: paragraphPrompt });
    if (missing.length > 0) return `without ${missing.join(", ")}`;
    return stepsTooHard > 0 ? "too hard" : null;
  });
}

async function translated(
  { db, model }: CheckDeps,
  { language: source, other: target }: GoldenPrompts,
  { text, context }: GoldenTranslation,
): Promise<string | null> {
  const reply = await model.ask(translationPrompt(text, context, source, target));
  return translationIn(db, reply, { text, context, source, target, caller: "" });
}

/** Whether a word of the answer is one of ours. */
function isOurs(answer: string, ours: readonly string[], language: LanguageCode): boolean {
  const said = ` ${wordKey(answer, language).replace(/[^\p{L}\p{M}\p{N}'-]+/gu, " ")} `;
  return ours.some((word) => said.includes(` ${wordKey(word, language)} `));
}

/** Whether a translation has so much in common with ours that it may mean the same. */
function isNear(answer: string, ours: string, language: LanguageCode): boolean {
  const said = wordKey(answer, language);
  const key = wordKey(ours, language);
  const pieces = Array.from({ length: Math.max(key.length - 2, 0) }, (_, at) => key.slice(at, at + 3));
  return pieces.filter((piece) => said.includes(piece)).length >= NEAR * pieces.length;
}

/** @param fault why a prompt does not pass; null if it does */
async function score<Prompt extends { text: string }>(
  task: string,
  prompts: readonly Prompt[],
  fault: (prompt: Prompt) => Promise<string | null>,
): Promise<TaskScore> {
  const failures: string[] = [];
  for (const prompt of prompts) {
    const why = await fault(prompt).catch((error: unknown) => {
      if (error instanceof ModelFailure) return error.message;
      throw error;
    });
    if (why !== null) failures.push(`${prompt.text}: ${why}`);
  }
  const passed = prompts.length - failures.length;
  return { task, passed, of: prompts.length, good: passed >= ENOUGH * prompts.length, failures };
}

/** The score as `pnpm content model-check` prints it. */
export const printScore = ({ task, passed, of, good, failures }: TaskScore): string =>
  [
    `${good ? "ok  " : "no  "} ${task}: ${passed} of ${of} pass`,
    ...failures.map((failure) => `       ${failure}`),
  ].join("\n");
