import type { FastifyInstance } from "fastify";
import type { OneTimeToken, TokenPurpose } from "../../schema/auth/one-time-tokens.table.ts";
import type { AuthContext } from "./context.ts";
import { AuthError, invalid } from "./errors.ts";
import { issueCode } from "./flow-states.queries.ts";
import { askedLanguage } from "./mail/mail-options.ts";
import { spendCode, spendLink } from "./one-time-tokens.queries.ts";
import { callerOf } from "./rate-limit.ts";
import { askedRedirect } from "./redirect.ts";
import { redirectWith, redirectWithError } from "./redirect-reply.ts";
import { sessionFragment, signInReply } from "./session-reply.ts";
import { findUserByEmail, findUserByNewEmail } from "./users.queries.ts";
import { applyToken, HALF_CONFIRMED, linkExpired, purposesOf } from "./verify.ts";
import { readVerification } from "./verify-params.ts";

export function verifyRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post("/verify", async (request) => {
    await context.limits.verify.take(callerOf(request));
    const asked = readVerification(request);
    const token =
      "hash" in asked
        ? await byLink(context, asked.hash, asked.type)
        : await byCode(context, asked.email, asked.code, asked.type);
    const user = await applyToken(context, token, askedLanguage(request));
    return user === "half"
      ? { msg: HALF_CONFIRMED, code: "200" }
      : signInReply(context, user, "otp", request);
  });

  app.get<{ Querystring: { token?: unknown; type?: unknown } }>("/verify", async (request, reply) => {
    await context.limits.verify.take(callerOf(request));
    const [link, type] = [String(request.query.token ?? ""), String(request.query.type ?? "")];
    if (!type) throw invalid("Verify requires a verification type");
    if (!link) throw invalid("Verify requires a token or a token hash");
    const redirectTo = askedRedirect(context.config, request) ?? context.config.webUrl;
    const isPkce = link.startsWith("pkce_");
    try {
      const token = await byLink(context, link, type);
      const user = await applyToken(context, token, askedLanguage(request));
      if (user === "half") {
        const message = { message: HALF_CONFIRMED };
        return redirectWith(
          reply,
          303,
          redirectTo,
          isPkce ? { query: message, fragment: message } : { fragment: message },
        );
      }
      if (isPkce) {
        const code = await issueCode(context.db, { user, token, redirectTo });
        return redirectWith(reply, 303, redirectTo, { query: { code } });
      }
      const session = await signInReply(context, user, "otp", request);
      return redirectWith(reply, 303, redirectTo, { fragment: { ...sessionFragment(session), type } });
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return redirectWithError(reply, 303, redirectTo, error, isPkce ? "both" : "fragment");
    }
  });
}

async function byLink(context: AuthContext, link: string, type: string): Promise<OneTimeToken> {
  const purposes = purposesOf(type);
  if (!purposes) throw invalid("Invalid email verification type");
  const token = await spendLink(context.db, link, purposes);
  if (!token) throw linkExpired();
  return token;
}

/** By the six digits; for an address change, the address tells which of the two mails they are from. */
async function byCode(
  context: AuthContext,
  email: string,
  code: string,
  type: string,
): Promise<OneTimeToken> {
  const owner = await findUserByEmail(context.db, email);
  const changing = type === "email_change" && !owner;
  const user = changing ? await findUserByNewEmail(context.db, email) : owner;
  const mailed: TokenPurpose = changing ? "email_change_new" : "email_change_old";
  const purposes = type === "email_change" ? [mailed] : (purposesOf(type) ?? []);
  const token = await spendCode(context, user?.id, code, purposes);
  if (!token) throw new AuthError(403, "otp_expired", "Token has expired or is invalid");
  return token;
}
