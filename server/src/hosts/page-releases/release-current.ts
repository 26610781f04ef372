import { CURRENT_RELEASES } from "@lagom/shared/release-document";
import { findLanguage } from "@lagom/shared/text/languages";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/config.ts";
import type { Tickets } from "../../releases/tickets.ts";
import { documentIn } from "./document-in.ts";
import { releaseLimit } from "./release-limit.ts";
import type { ReleaseState } from "./release-state.ts";

interface Asked {
  Querystring: { language?: unknown };
}

/**
 * Serves the release document as it is now, in `?language=`, by which open tabs learn of a new revision; a tab that names the one it
 * knows is told in a few bytes that it still stands.
 */
export function releaseCurrentRoute(
  app: FastifyInstance,
  currentState: () => Promise<ReleaseState>,
  { config, tickets }: { config: Pick<Config, "strictLimits">; tickets: Pick<Tickets, "issue"> | undefined },
): void {
  app.get<Asked>(CURRENT_RELEASES, { config: releaseLimit(config) }, async (request, reply) => {
    const { language } = request.query;
    const code = typeof language === "string" ? findLanguage(language)?.code : undefined;
    const document = documentIn(await currentState(), code ?? "en");
    const tag = `"${document.environment}.${document.revision}"`;
    reply.headers({ "cache-control": "no-store", etag: tag, "x-content-type-options": "nosniff" });
    if (request.headers["if-none-match"] === tag) return reply.status(304).send();
    const ticket = await tickets?.issue(document.environment, document.revision);
    return reply.send({ ...document, ticket });
  });
}
