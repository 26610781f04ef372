import { CURRENT_RELEASES } from "@lagom/shared/release-document";
import type { FastifyInstance } from "fastify";
import type { ReleaseState } from "./release-state.ts";

/** Serves the release document as it is now, by which open tabs learn of a new revision. */
export function releaseCurrentRoute(app: FastifyInstance, currentState: () => Promise<ReleaseState>): void {
  app.get(CURRENT_RELEASES, { config: { rateLimit: false } }, async (_request, reply) =>
    reply
      .headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" })
      .send((await currentState()).document),
  );
}
