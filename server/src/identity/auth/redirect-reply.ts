import type { FastifyReply } from "fastify";
import type { AuthError } from "./errors.ts";

interface Parts {
  query?: Record<string, string>;
  fragment?: Record<string, string>;
}

/** The OAuth name of a failure, by its status. */
const OAUTH_NAMES: Record<number, string> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  500: "server_error",
  503: "temporarily_unavailable",
};

/** Codes that mean a refusal, whatever their status. */
const REFUSALS = ["signup_disabled", "user_banned", "provider_email_needs_verification"];

/** Redirects the browser with these parameters, and sends the next page no referrer. */
export function redirectWith(
  reply: FastifyReply,
  status: 302 | 303,
  target: string,
  { query = {}, fragment = {} }: Parts,
): FastifyReply {
  const url = new URL(target);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const inFragment = new URLSearchParams(fragment).toString();
  if (inFragment) url.hash = inFragment;
  return reply.header("referrer-policy", "no-referrer").redirect(url.href, status);
}

/** Redirects with the protocol's error parameters. */
export function redirectWithError(
  reply: FastifyReply,
  status: 302 | 303,
  target: string,
  error: AuthError,
  where: "query" | "fragment" | "both",
): FastifyReply {
  const name = REFUSALS.includes(error.code) ? "access_denied" : OAUTH_NAMES[error.status];
  const account = {
    error: name ?? "invalid_request",
    error_code: error.code,
    error_description: error.message,
  };
  return redirectWith(reply, status, target, {
    query: where === "fragment" ? {} : account,
    fragment: where === "query" ? {} : { ...account, sb: "" },
  });
}
