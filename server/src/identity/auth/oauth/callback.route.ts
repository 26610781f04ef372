import type { LanguageCode } from "@lagom/shared/text/languages";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { FlowState } from "../../../schema/auth/flow-states.table.ts";
import type { AuthUser } from "../../../schema/auth/users.table.ts";
import type { AuthContext } from "../context.ts";
import { AuthError } from "../errors.ts";
import { claimFlow, finishFlow } from "../flow-states.queries.ts";
import { askedLanguage } from "../mail/mail-options.ts";
import { withMails } from "../mail/token-mail-job.ts";
import { redirectWith, redirectWithError } from "../redirect-reply.ts";
import { sessionFragment, signInReply } from "../session-reply.ts";
import { linkAccount } from "./link-account.queries.ts";
import { type Grant, providerFailed } from "./provider.ts";
import { providerCalled } from "./providers.ts";

const FLOW_LIVES_MS = 5 * 60_000;
const FORM = "application/x-www-form-urlencoded";

interface Answer {
  state?: string;
  code?: string;
  error?: string;
  error_description?: string;
}

/** The callback address that is registered with the providers. */
export const callbackUrl = (context: AuthContext): string => `${context.issuer}/callback`;

/** Where a provider returns the browser to, with parameters in the URL or in a form. */
export function callbackRoute(app: FastifyInstance, context: AuthContext): void {
  app.get<{ Querystring: Answer }>("/callback", (request, reply) => receive(context, reply, request.query));
  app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: "string" }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    scope.post<{ Body?: Answer }>("/callback", (request, reply) =>
      receive(context, reply, request.body ?? {}),
    );
  });
}

/** An unsolicited answer is sent to the landing page with an error message and nothing else. */
async function receive(context: AuthContext, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  let flow: FlowState;
  try {
    flow = await flowOf(context, answer.state);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return redirectWithError(reply, 303, context.config.webUrl, error, "query");
  }
  if (answer.error) return passOn(reply, flow, answer.error, answer.error_description ?? "");
  try {
    return await finish(context, reply, flow, answer.code ?? "");
  } catch (failure) {
    if (!(failure instanceof AuthError)) throw failure;
    return redirectWithError(reply, 302, flow.redirectTo, failure, "both");
  }
}

/** @throws AuthError if the state is missing, not ours, used or expired; it counts as used from now on */
async function flowOf(context: AuthContext, state: string | undefined): Promise<FlowState> {
  if (!state) throw new AuthError(400, "bad_oauth_callback", "OAuth state parameter missing");
  const flow = await claimFlow(context.db, state);
  if (flow === "used") {
    throw new AuthError(400, "flow_state_already_used", "OAuth state has already been used");
  }
  if (!flow) throw new AuthError(400, "bad_oauth_state", "OAuth state not found or expired");
  if (Date.now() - flow.createdAt.getTime() > FLOW_LIVES_MS) {
    throw new AuthError(400, "bad_oauth_state", "OAuth state has expired");
  }
  return flow;
}

/** The provider's error, such as `access_denied` if the person pressed Cancel. */
function passOn(reply: FastifyReply, flow: FlowState, error: string, description: string): FastifyReply {
  const account = { error, error_description: description };
  return redirectWith(reply, 302, flow.redirectTo, { query: account, fragment: { ...account, sb: "" } });
}

async function finish(
  context: AuthContext,
  reply: FastifyReply,
  flow: FlowState,
  code: string,
): Promise<FastifyReply> {
  const provider = providerCalled(context.providers, flow.provider ?? "");
  if (!provider || !flow.providerVerifier || !code) throw providerFailed("OAuth authorization code missing");
  const grant = await provider.redeem(
    { state: flow.id, verifier: flow.providerVerifier, redirectUri: callbackUrl(context) },
    code,
  );
  const user = await accountFor(context, flow.provider ?? "", grant, askedLanguage(reply.request));
  if (flow.codeChallenge) {
    return redirectWith(reply, 302, flow.redirectTo, {
      query: { code: await finishFlow(context.db, flow.id, user.id, grant) },
    });
  }
  const session = await signInReply(context, user, "oauth", reply.request);
  const tokens = {
    provider_token: grant.token,
    ...(grant.refreshToken ? { provider_refresh_token: grant.refreshToken } : {}),
  };
  return redirectWith(reply, 302, flow.redirectTo, { fragment: { ...sessionFragment(session), ...tokens } });
}

/** @throws AuthError if the person may not sign in (yet) */
async function accountFor(
  context: AuthContext,
  provider: string,
  { profile }: Grant,
  language: LanguageCode | undefined,
): Promise<AuthUser> {
  const { email } = profile;
  if (!email) throw providerFailed("Error getting user email from external provider");
  const user = await linkAccount(context.db, provider, { ...profile, email });
  if (user === "unproven") {
    throw needsVerification(
      `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    );
  }
  if ((await context.accountStatus(user.id)).bannedUntil)
    throw new AuthError(403, "user_banned", "User is banned");
  if (!user.emailConfirmedAt) {
    const asked = { userId: user.id, to: user.email, askedAt: new Date().toISOString(), language };
    await withMails(context, (_tx, add) => add({ ...asked, purpose: "signup" }));
    throw needsVerification(
      `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`,
    );
  }
  return user;
}

const needsVerification = (message: string) =>
  new AuthError(422, "provider_email_needs_verification", message);
