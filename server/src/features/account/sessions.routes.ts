import type { FastifyInstance } from "fastify";
import { HttpError } from "../../platform/http/http-error.ts";
import { route } from "../../platform/http/route.ts";
import type { FeatureDeps } from "../feature.ts";

/** Where a user is signed in, and signing out there. */
export function sessionRoutes(app: FastifyInstance, { accounts }: FeatureDeps): void {
  route(app, "GET /api/user/sessions", async ({ user }) => {
    const found = await accounts.sessions(user.id, user.sessionId);
    const sessions = found?.map(({ id, browser, system, createdAt, refreshedAt }) => ({
      id,
      browser,
      system,
      signed_in_at: createdAt.toISOString(),
      last_used_at: refreshedAt.toISOString(),
      current: id === user.sessionId,
    }));
    return { sessions: sessions ?? null };
  });

  route(app, "DELETE /api/user/sessions/{id}", async ({ user, params: { id } }) => {
    const hasEnded = await accounts.endSession(user.id, id);
    if (!hasEnded) throw new HttpError("not_found", ({ account }) => account.signedOutThere);
  });
}
