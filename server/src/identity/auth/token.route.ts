import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AuthContext } from "./context.ts";
import { AuthError } from "./errors.ts";
import { passwordGrant } from "./password-grant.ts";
import { pkceGrant } from "./pkce-grant.ts";
import { callerOf } from "./rate-limit.ts";
import { refreshGrant } from "./refresh-grant.ts";
import { idTokenGrant, web3Grant } from "./switched-off-grants.ts";

type Grant = (context: AuthContext, request: FastifyRequest) => Promise<object>;

const GRANTS: Record<string, Grant> = {
  password: passwordGrant,
  refresh_token: refreshGrant,
  pkce: pkceGrant,
  id_token: idTokenGrant,
  web3: web3Grant,
};

export function tokenRoute(app: FastifyInstance, context: AuthContext): void {
  app.post<{ Querystring: { grant_type?: string } }>("/token", async (request) => {
    const name = String(request.query.grant_type);
    // A sign-in takes its permit itself: from a network known to the account it is slowed down instead of refused.
    if (name !== "password") await context.limits.token.take(callerOf(request));
    const grant = Object.hasOwn(GRANTS, name) ? GRANTS[name] : undefined;
    if (!grant) throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
    return grant(context, request);
  });
}
