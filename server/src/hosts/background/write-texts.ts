import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import type { TextPool } from "../../texts/passages/text-pool.ts";
import { startJobRunner } from "../../texts/rewriting/jobs/job-runner.ts";
import { createWriter, type Writer } from "../../texts/rewriting/jobs/request-rewrite.ts";
import { doRewrite } from "../../texts/rewriting/model/do-rewrite.ts";
import type { Model } from "../../texts/rewriting/model/model.ts";

interface WritingDeps {
  db: Db;
  config: Config;
  textPool: TextPool;
  model: Model;
}

/** A job counts as abandoned after this many times the model's longest call without a heartbeat. */
const LEASE_TIMES = 1.5;

/** Lets the model write the texts queued in the database, until the app closes. @returns the queue for new requests */
export function writeTextsInBackground(
  app: FastifyInstance,
  { db, config, textPool, model }: WritingDeps,
): Writer {
  const leaseMs = LEASE_TIMES * model.timeoutMs;
  const runner = startJobRunner(db, leaseMs, doRewrite({ db, textPool, model, leaseMs, log: app.log }));
  const budgets = { perDay: config.LLM_TEXTS_PER_DAY, perUser: config.LLM_TEXTS_PER_USER };
  const writer = createWriter(db, runner, budgets);
  app.addHook("preClose", () => writer.close());
  return writer;
}
