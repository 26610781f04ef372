import type { Db } from "../../platform/database/open.ts";
import { type Budgets, countCall, spendTranslation } from "../../texts/rewriting/jobs/budget.queries.ts";
import type { Model } from "../../texts/rewriting/model/model.ts";
import { translationPrompt } from "../../texts/rewriting/model/prompts.ts";
import type { TranslatePort } from "./translate.ts";
import { translationIn } from "./translation-in.ts";

/** The model knows the sentence, but nobody has checked its answer. */
const CERTAINTY = { inSentence: 0.8, alone: 0.6 };

/** Asks the model, with the sentence as context; only for signed-in users within their budget. It fails when it gives no answer; an answer that is no translation is none. */
export function modelPort(db: Db, model: Model, budgets: Budgets): TranslatePort {
  return async (request) => {
    const { text, source, target, context, userId } = request;
    if (userId === undefined || !(await spendTranslation(db, userId, budgets))) return null;
    await countCall(db, userId);
    const reply = await model.ask(translationPrompt(text, context, source, target));
    const translation = await translationIn(db, reply, request);
    if (translation === null) return null;
    const certainty = context === undefined ? CERTAINTY.alone : CERTAINTY.inSentence;
    return { translated_word: translation, source: "llm", certainty };
  };
}
