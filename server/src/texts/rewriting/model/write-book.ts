import { setTimeout as pause } from "node:timers/promises";
import type { WrittenPart } from "@lagom/shared/text/book-parts";
import { assembleRewrite } from "../../passages/build-rewrite.ts";
import { namesIn } from "../../passages/facts.ts";
import { judge } from "./judge.ts";
import { ModelFailure } from "./model.ts";
import { plain, plainLines } from "./plain.ts";
import { type Aim, type BookFacts, bookPrompt } from "./prompts.ts";
import type { Pen } from "./write-passage.ts";
import type { WrittenText } from "./write-text.ts";

const TRIES = 3;
/** A title, the line under it and a paragraph. */
const LEAST_LINES = 3;
/** The answer that the prompt asks for if the model does not know the book. */
const UNKNOWN = /^unknown\.?$/i;

/**
 * Has a text written about a book of which we have none, so that there is no source to compare it with.
 * @throws ModelFailure if the model does not know the book, or no attempt produced a text
 */
export async function writeBook(
  pen: Pen,
  book: BookFacts,
  part: WrittenPart,
  aim: Aim,
): Promise<WrittenText> {
  let failure: unknown;
  for (let tried = 0; tried < TRIES; tried += 1) {
    pen.signal.throwIfAborted();
    try {
      return await tryBook(pen, book, part, aim);
    } catch (cause) {
      if (!(cause instanceof ModelFailure)) throw cause;
      failure = cause;
      if (cause.reason === "refused") break;
      await pause(cause.pauseMs, undefined, { signal: pen.signal });
    }
  }
  throw failure;
}

async function tryBook(pen: Pen, book: BookFacts, part: WrittenPart, aim: Aim): Promise<WrittenText> {
  await pen.onCall();
  const prompt = bookPrompt(book, part, aim);
  const answer = await pen.model.ask(prompt, pen.signal);
  if (UNKNOWN.test(plain(answer))) throw new ModelFailure("refused", "The model does not know the book");
  const lines = plainLines(answer);
  const { language: into } = aim;
  await judge(pen.db, lines.join(" "), { text: "", from: into, into, instructions: prompt.system });
  const [title = "", summary = ""] = lines;
  if (lines.length < LEAST_LINES) throw new ModelFailure("cut_off", "The answer has no text");
  const names = namesIn(lines.join("\n"), aim.language);
  const paragraphs = await pen.textPool.prepare({ ...pen.context, names }, [title, ...lines.slice(2)]);
  return { built: assembleRewrite({ ...aim, title, summary }, paragraphs), meaning: null };
}
