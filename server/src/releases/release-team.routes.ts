import { readEnvironment } from "@lagom/releases/environment";
import { areasOf } from "@lagom/releases/environment-document";
import { assertKnown } from "@lagom/releases/known-deployables";
import { assertOperator } from "@lagom/releases/policy";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { bearerToken } from "../identity/session/bearer.ts";
import { route } from "../platform/http/route.ts";
import { users } from "../schema/users.table.ts";
import { speaking } from "./names.ts";
import type { ReleaseDeps } from "./release-service.ts";
import { listMembers, type Member, removeMember, setMember } from "./release-team.queries.ts";
import { findToken } from "./release-tokens.queries.ts";

/** Who releases: the caller, and the teams of the areas, which operators make. */
export function releaseTeamRoutes(app: FastifyInstance, { db }: ReleaseDeps): void {
  route(app, "GET /api/releases/me", async ({ releaser: { name, person, scope }, headers }) => {
    const [user] = person
      ? await db.select({ email: users.email }).from(users).where(eq(users.id, person))
      : [];
    const token = await findToken(db, bearerToken(headers.authorization));
    const teams = scope === "operator" ? [] : Object.entries(scope);
    return {
      name: user?.email ?? name,
      person: person !== undefined,
      operator: scope === "operator",
      teams: teams.flatMap(([area, role]) => (role ? { area, role } : [])),
      token: token && { name: token.name, expires_at: token.expiresAt.toISOString() },
    };
  });

  route(app, "GET /api/releases/team", ({ releaser, query }) =>
    speaking(db, releaser, async () => {
      const areas = areasOf((await readEnvironment(db)).document);
      const seen = areas.filter((area) => releaser.scope === "operator" || releaser.scope[area]);
      const asked = query.area ? seen.filter((area) => area === query.area) : seen;
      return { members: (await listMembers(db, asked)).map(memberReply) };
    }),
  );

  route(app, "PUT /api/releases/team/{area}/{email}", ({ releaser, params, body }) =>
    speaking(db, releaser, async () => {
      assertOperator(releaser, "change teams");
      await assertKnown(db, params.area);
      return memberReply(await setMember(db, params, body.role, releaser.name));
    }),
  );

  route(app, "DELETE /api/releases/team/{area}/{email}", ({ releaser, params }) =>
    speaking(db, releaser, async () => {
      assertOperator(releaser, "change teams");
      return memberReply(await removeMember(db, params, releaser.name));
    }),
  );
}

const memberReply = ({ area, email, role, addedBy, addedAt }: Member) => ({
  area,
  email,
  role,
  added_by: addedBy,
  added_at: addedAt.toISOString(),
});
