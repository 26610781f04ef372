import type { FastifyInstance } from "fastify";
import { deleteUserRows } from "../../identity/users/delete-user.queries.ts";
import { ensureOperator } from "../../identity/users/ensure-operator.ts";
import { route } from "../../platform/http/route.ts";
import type { FeatureDeps } from "../feature.ts";
import { exportUser } from "./export.queries.ts";

/** Downloads per hour: each one reads all of a user's data. */
const EXPORTS = { strict: 10, generous: 1000 };

export function userRoutes(app: FastifyInstance, { db, config, accounts, personalData }: FeatureDeps): void {
  route(app, "GET /api/user/me", ({ user }) => ({
    id: user.id,
    email: user.email,
    role: user.role,
    created_at: user.createdAt.toISOString(),
  }));

  route(
    app,
    "GET /api/user/export",
    async ({ user }) => exportUser(db, user.id, await accounts.read(user.id), personalData),
    { rateLimit: { max: config.strictLimits ? EXPORTS.strict : EXPORTS.generous, timeWindow: "1 hour" } },
  );

  route(app, "DELETE /api/user/me", async ({ user }) => {
    // Before the account is deleted at the auth service, which may be another server.
    if (user.role === "operator") await db.transaction((tx) => ensureOperator(tx, user.id));
    await accounts.remove(user.id, (tx) => deleteUserRows(tx, user.id, personalData));
  });
}
