import { CURRENT_RELEASES } from "@lagom/shared/release-document";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/config.ts";
import { releaseLimit } from "./release-limit.ts";
import type { ReleaseState } from "./release-state.ts";

/**
 * Serves the release document as it is now, by which open tabs learn of a new revision; a tab that names the one it knows
 * is told in a few bytes that it still stands.
 */
export function releaseCurrentRoute(
  app: FastifyInstance,
  currentState: () => Promise<ReleaseState>,
  config: Pick<Config, "strictLimits">,
): void {
  app.get(CURRENT_RELEASES, { config: releaseLimit(config) }, async (request, reply) => {
    const { document } = await currentState();
    const tag = `"${document.environment}.${document.revision}"`;
    reply.headers({ "cache-control": "no-store", etag: tag, "x-content-type-options": "nosniff" });
    return request.headers["if-none-match"] === tag ? reply.status(304).send() : reply.send(document);
  });
}
