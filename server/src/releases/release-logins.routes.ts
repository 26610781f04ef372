import type { FastifyInstance } from "fastify";
import type { Db } from "../platform/database/open.ts";
import { HttpError } from "../platform/http/http-error.ts";
import { perAccount } from "../platform/http/per-account.ts";
import { route } from "../platform/http/route.ts";
import { personOf } from "./people.queries.ts";
import {
  beginLogin,
  confirmLogin,
  findLogin,
  refuseLogin,
  shownCode,
  spendLogin,
} from "./release-logins.queries.ts";
import type { ReleaseDeps } from "./release-service.ts";
import { endToken } from "./release-tokens.queries.ts";

/** How often one address may begin, and how often its command lines may ask whether they are signed in. */
const BEGUN_AN_HOUR = 20;
const ASKED_A_MINUTE = 300;
/** How often one account may name a code: nobody guesses one of 25 thousand million. */
const CODES_AN_HOUR = 60;
const INTERVAL_SECONDS = 2;

/** Signing in on a command line: it shows a code, a person confirms it in their browser, and it gets a token of that person. */
export function releaseLoginRoutes(app: FastifyInstance, deps: ReleaseDeps): void {
  const { db, config } = deps;

  route(
    app,
    "POST /api/releases/logins",
    async ({ body, ip }) => {
      const { secret, code, expiresAt } = await beginLogin(db, { ...body, address: ip });
      return {
        secret,
        code,
        link: new URL(`/account?command-line=${code}`, config.webUrl).href,
        expires_at: expiresAt.toISOString(),
        interval_seconds: INTERVAL_SECONDS,
      };
    },
    perAccount(deps, "release-login", BEGUN_AN_HOUR, "1 hour"),
  );

  route(
    app,
    "POST /api/releases/logins/token",
    async ({ body }) => {
      const done = await spendLogin(db, body.secret);
      if (!done) return { signed_in: null };
      const { row, token, email } = done;
      return { signed_in: { token, name: row.name, email, expires_at: row.expiresAt.toISOString() } };
    },
    perAccount(deps, "release-login-token", ASKED_A_MINUTE),
  );

  const limit = perAccount(deps, "release-code", CODES_AN_HOUR, "1 hour");
  route(
    app,
    "GET /api/releases/logins/{code}",
    async ({ user, params }) => {
      await assertReleases(db, user.id);
      const { machine, address, days, createdAt, expiresAt } = await findLogin(db, params.code);
      return {
        code: shownCode(params.code),
        machine,
        address,
        days,
        asked_at: createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
      };
    },
    limit,
  );

  route(
    app,
    "POST /api/releases/logins/{code}",
    async ({ user, params, body }) => {
      if (!body.confirm) return refuseLogin(db, params.code);
      await assertReleases(db, user.id);
      await confirmLogin(db, params.code, user.id);
    },
    limit,
  );

  route(
    app,
    "POST /api/releases/logout",
    ({ body }) => endToken(db, body.token),
    perAccount(deps, "release-logout", ASKED_A_MINUTE),
  );
}

/** @throws HttpError forbidden for whoever could do nothing with a token */
async function assertReleases(db: Db, userId: string): Promise<void> {
  if (await personOf(db, userId)) return;
  throw new HttpError("forbidden", "You are in the team of no area; an operator may add you");
}
