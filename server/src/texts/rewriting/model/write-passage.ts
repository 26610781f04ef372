import { setTimeout as pause } from "node:timers/promises";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { LEVELS } from "@lagom/shared/text/levels";
import { levelBySentence } from "../../../language/levels/level.ts";
import type { Db } from "../../../platform/database/open.ts";
import { reportParagraphs } from "../../passages/build-rewrite.ts";
import { missingFacts, namesIn } from "../../passages/facts.ts";
import type { StoredParagraph } from "../../passages/paragraph.ts";
import { type PassageContext, preparePassage, type TextPool } from "../../passages/text-pool.ts";
import { judge } from "./judge.ts";
import { type Model, ModelFailure, type Prompt } from "./model.ts";
import { plain } from "./plain.ts";
import type { Aim } from "./prompts.ts";

const TRIES = 3;

/** A passage to be written. */
export interface PassageRequest {
  text: string;
  from: LanguageCode;
  aim: Aim;
  /** Builds the prompt; called for each attempt. */
  prompt: (text: string, aim: Aim) => Prompt;
}

export interface Passage {
  text: string;
  paragraph: StoredParagraph;
  missing: string[];
  /** Levels above the requested one. */
  stepsTooHard: number;
}

export interface Pen {
  db: Db;
  model: Model;
  textPool: TextPool;
  context: Omit<PassageContext, "names">;
  signal: AbortSignal;
  /** Called before each call to the model. */
  onCall: () => Promise<void>;
}

/**
 * Writes one passage: at most three attempts, each with a fresh prompt, until level and facts are right; else the best of them.
 * @throws ModelFailure if no attempt produced a text
 */
export async function writePassage(pen: Pen, request: PassageRequest): Promise<Passage> {
  let best: (Passage & { faults: number }) | undefined;
  let failure: unknown;
  const advice = new Set<string>();
  for (let tried = 0; tried < TRIES; tried += 1) {
    pen.signal.throwIfAborted();
    try {
      const passage = await tryPassage(pen, request, [...advice]);
      const faults = 10 * passage.missing.length + passage.stepsTooHard;
      if (!best || faults < best.faults) best = { ...passage, faults };
      if (faults === 0) break;
      if (passage.stepsTooHard > 0) advice.add("Use shorter sentences and easier words.");
      if (passage.missing.length > 0) advice.add("Take care to keep every number and every name.");
    } catch (cause) {
      if (!(cause instanceof ModelFailure)) throw cause;
      failure = cause;
      await pause(cause.pauseMs, undefined, { signal: pen.signal });
    }
  }
  if (!best) throw failure;
  return best;
}

async function tryPassage(pen: Pen, request: PassageRequest, advice: readonly string[]): Promise<Passage> {
  const { text, from, aim } = request;
  const { system, user } = request.prompt(text, aim);
  await pen.onCall();
  const reply = await pen.model.ask({ system: [system, ...advice].join("\n"), user }, pen.signal);
  const answer = plain(reply, text);
  await judge(pen.db, answer, { text, from, into: aim.language, instructions: system });
  const names = [...namesIn(text, from), ...namesIn(answer, aim.language)];
  const paragraph = await preparePassage(pen.textPool, { ...pen.context, names }, answer);
  return {
    text: answer,
    paragraph,
    missing: missingFacts(text, from, answer, aim.language),
    stepsTooHard: stepsTooHard(paragraph, aim),
  };
}

/** How many levels a passage is above the requested one; judged by its sentences alone if its words are unknown. */
function stepsTooHard(paragraph: StoredParagraph, { language, level }: Aim): number {
  const { estimated, mean_sentence } = reportParagraphs(language, level, [paragraph]);
  return Math.max(
    0,
    LEVELS.indexOf(estimated ?? levelBySentence(language, mean_sentence)) - LEVELS.indexOf(level),
  );
}
