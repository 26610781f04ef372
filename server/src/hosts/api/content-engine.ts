import type { FastifyInstance } from "fastify";
import type { FeatureDeps } from "../../features/feature.ts";
import { lookupFeature } from "../../features/lookup/feature.ts";
import { readingFeature } from "../../features/reading/feature.ts";
import { createTokeniser } from "../../language/tokenise/tokeniser.ts";
import { createTextPool } from "../../texts/passages/text-pool.ts";
import { createModel } from "../../texts/rewriting/model/model.ts";
import { readFeedsInBackground } from "../background/read-feeds.ts";
import { writeTextsInBackground } from "../background/write-texts.ts";

/** Registers reading and lookup with the text worker and the language model that they share, which are closed with the app. */
export function useContentEngine(app: FastifyInstance, { db, config }: FeatureDeps): void {
  const tokeniser = createTokeniser();
  const textPool = createTextPool();
  const model = createModel(config);
  const writer = model && writeTextsInBackground(app, { db, config, textPool, model });
  // Warm up: the worker takes half a second to start. A failure here will occur again, and be reported, on first use.
  app.addHook("onListen", (done) => {
    tokeniser.tokenise("en", []).catch(() => {});
    done();
  });
  app.addHook("onClose", () => Promise.all([tokeniser.close(), textPool.close()]));
  readFeedsInBackground(app, { db, config, textPool });
  readingFeature.routes(app, { db, writer });
  lookupFeature.routes(app, { db, config, tokeniser, model });
}
