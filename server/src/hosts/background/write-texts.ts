import type { FastifyInstance } from "fastify";
import type { Tokeniser } from "../../language/tokenise/tokeniser.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { startJobRunner } from "../../texts/rewriting/jobs/job-runner.ts";
import { createWriter, type Writer } from "../../texts/rewriting/jobs/request-rewrite.ts";
import { doRewrite } from "../../texts/rewriting/model/do-rewrite.ts";
import type { Model } from "../../texts/rewriting/model/model.ts";

interface WritingDeps {
  db: Db;
  config: Config;
  tokeniser: Tokeniser;
  model: Model;
}

/** A job counts as abandoned when nothing was heard of it for this many times the longest call of the model. */
const LEASE_TIMES = 1.5;

/** Has the model write the texts that wait in the database, until the app closes. @returns where texts are requested */
export function writeTextsInBackground(
  app: FastifyInstance,
  { db, config, tokeniser, model }: WritingDeps,
): Writer {
  const leaseMs = LEASE_TIMES * model.timeoutMs;
  const runner = startJobRunner(db, leaseMs, doRewrite({ db, tokeniser, model, leaseMs, log: app.log }));
  const budgets = { perDay: config.LLM_TEXTS_PER_DAY, perUser: config.LLM_TEXTS_PER_USER };
  const writer = createWriter(db, runner, budgets);
  app.addHook("preClose", () => writer.close());
  return writer;
}
