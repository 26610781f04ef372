import { assertKnown } from "@lagom/releases/known-deployables";
import { assertOperator, personName } from "@lagom/releases/policy";
import type { FastifyInstance } from "fastify";
import { HttpError } from "../platform/http/http-error.ts";
import { route } from "../platform/http/route.ts";
import type { releaseTokens } from "../schema/release-tokens.table.ts";
import { speaking } from "./names.ts";
import type { ReleaseDeps } from "./release-service.ts";
import { listTokens, makeToken, revokeToken } from "./release-tokens.queries.ts";

/** Tokens of the release service: operators make them for machines and see and revoke all, people see and revoke their own. */
export function releaseTokenRoutes(app: FastifyInstance, { db }: ReleaseDeps): void {
  route(app, "GET /api/releases/tokens", ({ releaser }) =>
    speaking(db, releaser, async () => {
      const { person, scope } = releaser;
      if (!person) assertOperator(releaser, "see tokens");
      const tokens = await listTokens(db, scope === "operator" ? undefined : person);
      return { tokens: tokens.map(tokenReply) };
    }),
  );

  route(app, "POST /api/releases/tokens", ({ releaser, body }) =>
    speaking(db, releaser, async () => {
      assertOperator(releaser, "make tokens");
      if (body.scope !== "operator") await assertTeams(db, body.scope);
      const { row, token } = await makeToken(db, { ...body, by: releaser.name });
      return { ...tokenReply(row), token };
    }),
  );

  route(app, "DELETE /api/releases/tokens/{name}", ({ releaser, params }) =>
    speaking(db, releaser, async () => {
      const { person, scope } = releaser;
      if (!person) assertOperator(releaser, "revoke tokens");
      return tokenReply(await revokeToken(db, params.name, scope === "operator" ? undefined : person));
    }),
  );
}

/** A token is for an area: the shell is for operators. @throws HttpError bad_request, UnknownReleaseError */
async function assertTeams(db: ReleaseDeps["db"], scope: string): Promise<void> {
  if (scope === "shell") {
    const message = "is operator, or an area: the shell is for operators";
    throw new HttpError("bad_request", `scope ${message}`, [{ field: "scope", message }]);
  }
  await assertKnown(db, scope);
}

const tokenReply = ({ id, name, scope, machine, ...row }: typeof releaseTokens.$inferSelect) => ({
  id,
  name,
  scope,
  person: row.userId && personName(row.userId),
  machine,
  created_by: row.createdBy,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  revoked_at: row.revokedAt?.toISOString() ?? null,
});
