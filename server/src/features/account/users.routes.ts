import type { FastifyInstance } from "fastify";
import { deleteUserRows } from "../../identity/personal-data/delete-user.queries.ts";
import { exportUser } from "../../identity/personal-data/export.queries.ts";
import { ensureOperator } from "../../identity/users/ensure-operator.ts";
import { oneAtATime, perAccount } from "../../platform/http/per-account.ts";
import { route } from "../../platform/http/route.ts";
import type { FeatureDeps } from "../feature.ts";

/** Downloads of one account: each reads all of a user's data. */
const EXPORTS_AN_HOUR = 10;

export function userRoutes(app: FastifyInstance, { db, accounts, personalData, ...deps }: FeatureDeps): void {
  const exporting = oneAtATime(deps, "data-export", ({ account }) => account.exporting);

  route(app, "GET /api/user/me", ({ user }) => ({
    id: user.id,
    email: user.email,
    role: user.role,
    created_at: user.createdAt.toISOString(),
  }));

  route(
    app,
    "GET /api/user/export",
    ({ user }) =>
      exporting(user.id, async () => {
        const account = await accounts.read(user.id);
        return exportUser(db, user.id, account, personalData);
      }),
    perAccount(deps, "data-export", EXPORTS_AN_HOUR, "1 hour"),
  );

  route(app, "DELETE /api/user/me", async ({ user }) => {
    // Before the account is deleted at the auth service, which may be another server.
    if (user.role === "operator") await db.transaction((tx) => ensureOperator(tx, user.id));
    await accounts.remove(user.id, (tx) => deleteUserRows(tx, user.id, personalData));
  });
}
