import type { Db } from "../../platform/database/open.ts";
import { type Budgets, countCall, spendTranslation } from "../../texts/rewriting/jobs/budget.queries.ts";
import { type Asked, judge, plain } from "../../texts/rewriting/model/judge.ts";
import { type Model, ModelFailure } from "../../texts/rewriting/model/model.ts";
import { translationPrompt } from "../../texts/rewriting/model/prompts.ts";
import type { TranslatePort } from "./translate.ts";

/** The model knows the sentence, but nobody has checked its answer. */
const CERTAINTY = { inSentence: 0.8, alone: 0.6 };

/** Asks the model, with the sentence as context; only for signed-in users within their budget. It fails when it gives no answer; an answer that is no translation is none. */
export function modelPort(db: Db, model: Model, budgets: Budgets): TranslatePort {
  return async ({ text, source, target, context, userId }) => {
    if (userId === undefined || !(await spendTranslation(db, userId, budgets))) return null;
    await countCall(db, userId);
    const answer = plain(await model.ask(translationPrompt(text, context, source, target)));
    if (!(await isTranslation(db, answer, { text, from: source, into: target }))) return null;
    const certainty = context === undefined ? CERTAINTY.alone : CERTAINTY.inSentence;
    return { translated_word: answer, source: "llm", certainty };
  };
}

async function isTranslation(db: Db, answer: string, asked: Asked): Promise<boolean> {
  try {
    await judge(db, answer, asked);
    return true;
  } catch (error) {
    if (error instanceof ModelFailure) return false;
    throw error;
  }
}
