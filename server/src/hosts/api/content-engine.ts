import type { FastifyInstance } from "fastify";
import type { FeatureDeps } from "../../features/feature.ts";
import { createTokeniser } from "../../language/tokenise/tokeniser.ts";
import { createTextPool } from "../../texts/passages/text-pool.ts";
import { createModel } from "../../texts/rewriting/model/model.ts";
import { modelWriter } from "../../texts/rewriting/model/model-writer.ts";
import { startJobs } from "../background/start-jobs.ts";
import { CONTENT_FEATURES } from "../calls/features.ts";

/** Registers the features that share the text workers and the language model, which are closed with the app. */
export function useContentEngine(app: FastifyInstance, { db, config, queue }: FeatureDeps): void {
  const tokeniser = createTokeniser();
  const textPool = createTextPool();
  const model = createModel(config);
  const writer = model && modelWriter({ db, config, textPool, model, log: app.log });
  // Warm up: the worker takes half a second to start. A failure here will occur again, and be reported, on first use.
  app.addHook("onListen", (done) => {
    tokeniser.tokenise("en", []).catch(() => {});
    done();
  });
  app.addHook("onClose", () => Promise.all([tokeniser.close(), textPool.close()]));
  const deps = { db, config, queue, tokeniser, textPool, model, writer };
  for (const feature of CONTENT_FEATURES) feature.routes(app, deps);
  startJobs(app, CONTENT_FEATURES, deps);
}
