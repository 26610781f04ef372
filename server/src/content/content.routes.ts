import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { Db } from "../db/open.ts";
import type { ApiDeps } from "../http/call-context.ts";
import { type Cutter, createCutter } from "../text/cutter.ts";
import { bookTextRoutes } from "./book-texts.routes.ts";
import { corpusPort, partsPort } from "./corpus-port.ts";
import { dictionaryPort } from "./dictionaries/dictionary-port.ts";
import { startFeedSchedule } from "./feeds/feed-schedule.ts";
import { startJobRunner } from "./jobs/job-runner.ts";
import { createWriter, type Writer } from "./jobs/request-rewrite.ts";
import { libreTranslatePort } from "./libretranslate-port.ts";
import { lookUpRoutes } from "./look-up.routes.ts";
import { doRewrite } from "./model/do-rewrite.ts";
import { createModel, type Model } from "./model/model.ts";
import { modelPort } from "./model/model-port.ts";
import { textRoutes } from "./text.routes.ts";
import type { TranslatePort } from "./translate.ts";

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

/** The translators in their order: what is ours, dictionaries, then services (design §6); a part of the text only where none knows the whole. */
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
