import type { MeaningReport } from "@lagom/shared/contract/text";
import { assembleRewrite, type BuiltRewrite } from "../../passages/build-rewrite.ts";
import { meaningReport, missingFacts, namesIn } from "../../passages/facts.ts";
import type { StoredParagraph } from "../../passages/paragraph.ts";
import { preparePassage } from "../../passages/text-pool.ts";
import type { RewriteJob } from "../jobs/rewrite-jobs.queries.ts";
import { type FailureReason, ModelFailure } from "./model.ts";
import { type Aim, leadPrompt, paragraphPrompt, titlePrompt } from "./prompts.ts";
import type { SourceText } from "./source.queries.ts";
import { type Pen, writePassage } from "./write-passage.ts";

/** A text by the model, with its meaning report. */
export interface WrittenText {
  built: BuiltRewrite;
  meaning: MeaningReport | null;
}

/** The position of the line under the title among the passages of a job. */
const LEAD = -1;
/** Longer sources are shortened: a reader gets the beginning, and the link to the rest. */
const MOST_PARAGRAPHS = 60;

/** Stops calling a model that cannot be reached. */
const GIVES_UP_AFTER = 2;
const UNREACHABLE: readonly FailureReason[] = ["timeout", "busy", "error"];

/**
 * Rewrites a source passage by passage. A passage that fails is left as in the source and marked so.
 * @param afterPassage called after each passage, with `job.passages` brought up to date
 * @throws ModelFailure if not a single paragraph could be written
 */
export async function rewriteSource(
  pen: Pen,
  source: SourceText,
  job: Pick<RewriteJob, "language" | "level" | "passages">,
  afterPassage: () => Promise<void>,
): Promise<WrittenText> {
  const aim: Aim = { language: job.language, level: job.level };
  const paragraphs: StoredParagraph[] = [];
  const missing: string[] = [];
  let failure: ModelFailure | undefined;
  let failedInARow = 0;

  async function write(
    position: number,
    text: string,
    prompt: typeof paragraphPrompt,
  ): Promise<string | null> {
    const done = job.passages[position];
    if (done !== undefined) return done;
    if (failedInARow >= GIVES_UP_AFTER) return null;
    try {
      const passage = await writePassage(pen, { text, from: source.language, aim, prompt });
      job.passages[position] = passage.text;
      failedInARow = 0;
      await afterPassage();
      return passage.text;
    } catch (cause) {
      if (!(cause instanceof ModelFailure)) throw cause;
      failure = cause;
      if (UNREACHABLE.includes(cause.reason)) failedInARow += 1;
      return null;
    }
  }

  for (const [position, from] of source.paragraphs.slice(0, MOST_PARAGRAPHS).entries()) {
    const text = await write(position, from.text, position === 0 ? titlePrompt : paragraphPrompt);
    if (text === null) {
      paragraphs.push({ ...from, rewritten: false });
      continue;
    }
    missing.push(...missingFacts(from.text, source.language, text, aim.language));
    const names = [...namesIn(from.text, source.language), ...namesIn(text, aim.language)];
    paragraphs.push(await preparePassage(pen.textPool, { ...pen.context, names }, text));
  }
  if (failure && paragraphs.slice(1).every(({ rewritten }) => rewritten === false)) throw failure;
  const summary = (await write(LEAD, source.summary || source.paragraphs[1]?.text || "", leadPrompt)) ?? "";
  const title = paragraphs[0]?.text ?? "";
  return {
    built: assembleRewrite({ ...aim, title, summary }, paragraphs),
    meaning: meaningReport(missing, source.language, aim.language),
  };
}
