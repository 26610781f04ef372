import type { FastifyInstance } from "fastify";
import { contactRoutes } from "../../features/feedback/contact.routes.ts";
import { reviewRoutes } from "../../features/reviews/reviews.routes.ts";
import { wordRoutes } from "../../features/words/words.routes.ts";
import { type ApiDeps, useCalls } from "../../platform/http/call-context.ts";
import { releaseRoutes } from "../../releases/releases.routes.ts";

/** The calls that the page makes to its own origin (docs/product.md#calls); the api host answers them as well. */
export function sameOriginCalls(app: FastifyInstance, deps: ApiDeps): void {
  wordRoutes(app);
  reviewRoutes(app);
  contactRoutes(app, deps);
  releaseRoutes(app, deps);
}

/** Answers the same-origin calls on the web host's app. */
export async function sameOriginRoutes(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  await app.register(async (scope) => {
    useCalls(scope, deps);
    sameOriginCalls(scope, deps);
  });
}
