import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { readBody, textField } from "./body.ts";
import type { AuthContext } from "./context.ts";
import { AuthError, invalid } from "./errors.ts";
import { findFlowByCode, spendFlow } from "./flow-states.queries.ts";
import { readChallenge, verifierFits } from "./pkce.ts";
import { signInReply } from "./session-reply.ts";
import { findUserById } from "./users.queries.ts";

const CODE_LIVES_MS = 5 * 60_000;
const Exchange = z.object({ auth_code: textField, code_verifier: textField });

/** Exchanges a code for a session; a wrong verifier does not spend the code, so that a thief cannot ruin the owner's sign-in. */
export async function pkceGrant(context: AuthContext, request: FastifyRequest) {
  const { auth_code: code, code_verifier: verifier } = readBody(request, Exchange);
  if (!code || !verifier) {
    throw invalid("invalid request: both auth code and code verifier should be non-empty");
  }
  const flow = await findFlowByCode(context.db, code);
  const challenge = flow && readChallenge(flow.codeChallenge ?? "", flow.codeChallengeMethod ?? "");
  if (!flow?.codeIssuedAt || !flow.userId || !challenge) throw notFound();
  if (Date.now() - flow.codeIssuedAt.getTime() > CODE_LIVES_MS) {
    throw new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
  }
  if (!verifierFits(challenge, verifier)) {
    throw new AuthError(
      400,
      "bad_code_verifier",
      "code challenge does not match previously saved code verifier",
    );
  }
  const user = (await spendFlow(context.db, flow.id)) && (await findUserById(context.db, flow.userId));
  if (!user) throw notFound();
  if ((await context.accountStatus(user.id)).bannedUntil)
    throw new AuthError(400, "user_banned", "User is banned");
  return {
    ...(await signInReply(context, user, flow.method, request)),
    ...(flow.providerToken ? { provider_token: flow.providerToken } : {}),
    ...(flow.providerRefreshToken ? { provider_refresh_token: flow.providerRefreshToken } : {}),
  };
}

const notFound = () =>
  new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
