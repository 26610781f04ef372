import type { FastifyInstance } from "fastify";
import { corpusPort, partsPort } from "../../features/lookup/corpus-port.ts";
import { dictionaryPort } from "../../features/lookup/dictionary-port.ts";
import { libreTranslatePort } from "../../features/lookup/libretranslate-port.ts";
import { lookUpRoutes } from "../../features/lookup/look-up.routes.ts";
import { modelPort } from "../../features/lookup/model-port.ts";
import type { TranslatePort } from "../../features/lookup/translate.ts";
import { bookTextRoutes } from "../../features/reading/book-texts.routes.ts";
import { textRoutes } from "../../features/reading/text.routes.ts";
import { type Cutter, createCutter } from "../../language/tokenise/cutter.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import type { ApiDeps } from "../../platform/http/call-context.ts";
import { startFeedSchedule } from "../../texts/feeds/feed-schedule.ts";
import { startJobRunner } from "../../texts/rewriting/jobs/job-runner.ts";
import { createWriter, type Writer } from "../../texts/rewriting/jobs/request-rewrite.ts";
import { doRewrite } from "../../texts/rewriting/model/do-rewrite.ts";
import { createModel, type Model } from "../../texts/rewriting/model/model.ts";

/** A job is taken for dead when nothing was heard of it for so much longer than a call of the model may take. */
const LEASE_TIMES = 1.5;

/** The calls of the content engine; its text worker and its writing end with the app. */
export function contentRoutes(app: FastifyInstance, { database: { db }, config }: ApiDeps): void {
  const cutter = createCutter();
  const model = createModel(config);
  const writer = model && writerFor(app, db, config, cutter, model);
  app.addHook("preClose", async () => writer?.close());
  // Its worker takes half a second to start: nobody's first look-up waits for that. What fails here fails again, and is told, when it is used.
  app.addHook("onListen", (done) => {
    cutter.cut("en", []).catch(() => {});
    done();
  });
  app.addHook("onClose", () => cutter.close());
  const endFeeds =
    config.NEWS_FEEDS.length > 0 ? startFeedSchedule({ db, cutter, config, log: app.log }) : undefined;
  app.addHook("preClose", async () => endFeeds?.());
  const rewriters = { db, writer };
  textRoutes(app, rewriters);
  bookTextRoutes(app, rewriters);
  lookUpRoutes(app, db, translatePorts(db, config, cutter, model));
}

/** The translators in their order: our own, dictionaries, then services; part of a text only where none knows the whole (docs/content.md#translator). */
function translatePorts(db: Db, config: Config, cutter: Cutter, model: Model | null): TranslatePort[] {
  const { LIBRETRANSLATE_URL: url, LIBRETRANSLATE_API_KEY: apiKey } = config;
  const budgets = { perDay: config.LLM_TRANSLATIONS_PER_DAY, perUser: config.LLM_TRANSLATIONS_PER_USER };
  return [
    corpusPort(db, cutter),
    dictionaryPort(db, cutter),
    ...(url ? [libreTranslatePort({ url, apiKey })] : []),
    ...(model ? [modelPort(db, model, budgets)] : []),
    partsPort(db, cutter),
  ];
}

function writerFor(app: FastifyInstance, db: Db, config: Config, cutter: Cutter, model: Model): Writer {
  const leaseMs = LEASE_TIMES * model.timeoutMs;
  const runner = startJobRunner(db, leaseMs, doRewrite({ db, cutter, model, leaseMs, log: app.log }));
  return createWriter(db, runner, { perDay: config.LLM_TEXTS_PER_DAY, perUser: config.LLM_TEXTS_PER_USER });
}
