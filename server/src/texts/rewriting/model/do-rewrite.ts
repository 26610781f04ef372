import type { FastifyBaseLogger } from "fastify";
import { loadLexicon } from "../../../language/lexicon/load-lexicon.queries.ts";
import type { Db } from "../../../platform/database/open.ts";
import { insertRewrite, updateRewrite } from "../../passages/store-rewrite.ts";
import type { TextPool } from "../../passages/text-pool.ts";
import { countCall, giveBack } from "../jobs/budget.queries.ts";
import type { DoJob } from "../jobs/job-runner.ts";
import { endJob, type RewriteJob, renewLease } from "../jobs/rewrite-jobs.queries.ts";
import { type Model, ModelFailure } from "./model.ts";
import { readBookFacts, readParagraphs, readSource, subjectOf } from "./source.queries.ts";
import { writeBook } from "./write-book.ts";
import type { Pen } from "./write-passage.ts";
import { rewriteSource, type WrittenText } from "./write-text.ts";

export interface RewriteDeps {
  db: Db;
  textPool: TextPool;
  model: Model;
  leaseMs: number;
  log: FastifyBaseLogger;
}

/** Failures without a result: the user's budget is refunded. An answer of the model, good or not, counts as work. */
const COSTS_NOTHING: readonly string[] = ["error", "busy", "timeout", "internal"];

/** Another node has claimed the job and will end it. */
class LeaseLost extends Error {
  override name = "LeaseLost";
}

/** Does a rewrite job: the text and the end of the job are stored in one transaction. */
export function doRewrite(deps: RewriteDeps): DoJob {
  const { db, log } = deps;
  return async (job, signal) => {
    try {
      const written = await write(deps, job, signal);
      await db.transaction(async (tx) => {
        const rewriteId = await store(tx, job, written);
        if (!(await endJob(tx, job, { rewriteId }))) throw new LeaseLost();
      });
    } catch (cause) {
      if (cause instanceof LeaseLost) return;
      signal.throwIfAborted();
      const failure = cause instanceof ModelFailure ? cause.reason : "internal";
      log[failure === "internal" ? "error" : "warn"]({ err: cause, job: job.key }, "a text was not written");
      await db.transaction(async (tx) => {
        const ended = await endJob(tx, job, { failure });
        if (ended && COSTS_NOTHING.includes(failure)) await giveBack(tx, job.userId, job.createdAt);
      });
    }
  };
}

async function write(deps: RewriteDeps, job: RewriteJob, signal: AbortSignal): Promise<WrittenText> {
  const { db, textPool, model, leaseMs } = deps;
  const lexicon = await loadLexicon(db, job.language);
  const renew = async () => {
    if (!(await renewLease(db, job, leaseMs))) throw new LeaseLost();
  };
  const onCall = async () => {
    await renew();
    await countCall(db, job.userId);
  };
  const pen: Pen = { db, model, textPool, context: { code: job.language, lexicon }, signal, onCall };
  const source = await readSource(db, subjectOf(job), job.language);
  if (source) {
    if (job.mends !== null) await countGoodPassages(db, job);
    return rewriteSource(pen, source, job, renew);
  }
  const book = job.bookId === null ? undefined : await readBookFacts(db, job.bookId);
  if (!book || job.part === null) throw new ModelFailure("error", "There is nothing to write from");
  return writeBook(pen, book, job.part, { language: job.language, level: job.level });
}

/** Counts the good paragraphs of a rewrite that is being mended as done. */
async function countGoodPassages(db: Db, job: RewriteJob): Promise<void> {
  const paragraphs = await readParagraphs(db, job.mends ?? 0);
  for (const [position, { text, rewritten }] of paragraphs.entries()) {
    if (rewritten) job.passages[position] ??= text;
  }
}

async function store(tx: Db, job: RewriteJob, { built, meaning }: WrittenText): Promise<number> {
  const facts = { origin: "llm", meaningReport: meaning } as const;
  if (job.mends === null) return insertRewrite(tx, subjectOf(job), built, facts);
  await updateRewrite(tx, job.mends, built, facts);
  return job.mends;
}
