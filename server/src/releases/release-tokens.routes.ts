import { assertOperator } from "@lagom/releases/policy";
import type { FastifyInstance } from "fastify";
import { route } from "../platform/http/route.ts";
import type { releaseTokens } from "../schema/release-tokens.table.ts";
import { asHttpError } from "./release-errors.ts";
import type { ReleaseDeps } from "./release-service.ts";
import { listTokens, makeToken, revokeToken } from "./release-tokens.queries.ts";

/** Tokens of the release service: operators make and revoke them. */
export function releaseTokenRoutes(app: FastifyInstance, { db }: ReleaseDeps): void {
  route(app, "GET /api/releases/tokens", ({ releaser }) =>
    asHttpError(async () => {
      assertOperator(releaser, "see tokens");
      return { tokens: (await listTokens(db)).map(tokenReply) };
    }),
  );

  route(app, "POST /api/releases/tokens", ({ releaser, body }) =>
    asHttpError(async () => {
      assertOperator(releaser, "make tokens");
      const { row, token } = await makeToken(db, { ...body, by: releaser.name });
      return { ...tokenReply(row), token };
    }),
  );

  route(app, "DELETE /api/releases/tokens/{name}", ({ releaser, params }) =>
    asHttpError(async () => {
      assertOperator(releaser, "revoke tokens");
      return tokenReply(await revokeToken(db, params.name));
    }),
  );
}

const tokenReply = ({ id, name, scope, ...row }: typeof releaseTokens.$inferSelect) => ({
  id,
  name,
  scope,
  created_by: row.createdBy,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  revoked_at: row.revokedAt?.toISOString() ?? null,
});
