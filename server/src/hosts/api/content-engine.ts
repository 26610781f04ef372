import type { FastifyInstance } from "fastify";
import type { FeatureDeps } from "../../features/feature.ts";
import { lookupFeature } from "../../features/lookup/feature.ts";
import { readingFeature } from "../../features/reading/feature.ts";
import { createTokeniser } from "../../language/tokenise/tokeniser.ts";
import { createModel } from "../../texts/rewriting/model/model.ts";
import { readFeedsInBackground } from "../background/read-feeds.ts";
import { writeTextsInBackground } from "../background/write-texts.ts";

/** Registers reading and lookup with what they share: the text worker and the language model, which end with the app. */
export function useContentEngine(app: FastifyInstance, { db, config }: FeatureDeps): void {
  const tokeniser = createTokeniser();
  const model = createModel(config);
  const writer = model && writeTextsInBackground(app, { db, config, tokeniser, model });
  // Its worker takes half a second to start, and nobody's first lookup should wait for that. A failure here happens again, and is reported, on first use.
  app.addHook("onListen", (done) => {
    tokeniser.tokenise("en", []).catch(() => {});
    done();
  });
  app.addHook("onClose", () => tokeniser.close());
  readFeedsInBackground(app, { db, config, tokeniser });
  readingFeature.routes(app, { db, writer });
  lookupFeature.routes(app, { db, config, tokeniser, model });
}
