import type { FastifyInstance } from "fastify";
import type { AuthContext } from "../context.ts";
import { invalid } from "../errors.ts";
import { startFlow } from "../flow-states.queries.ts";
import { readChallenge } from "../pkce.ts";
import { KNOWN_PROVIDERS } from "../public.route.ts";
import { callerOf } from "../rate-limit.ts";
import { askedRedirect } from "../redirect.ts";
import { redirectWith } from "../redirect-reply.ts";
import { callbackUrl } from "./callback.route.ts";
import { providerCalled } from "./providers.ts";

/** Reserved parameters; a page may add others, such as `prompt` or `login_hint`. */
const OWN = new Set([
  "provider",
  "redirect_to",
  "scopes",
  "scope",
  "client_id",
  "client_secret",
  "redirect_uri",
  "response_type",
  "response_mode",
  "request",
  "request_uri",
  "registration",
  "state",
  "nonce",
  "code_challenge",
  "code_challenge_method",
  "code_verifier",
  "skip_http_redirect",
]);

/** Redirects the browser to a provider, with a flow of our own that its answer must name. */
export function authorizeRoute(app: FastifyInstance, context: AuthContext): void {
  app.get("/authorize", async (request, reply) => {
    await context.limits.authorize.take(callerOf(request));
    const query = new URLSearchParams(request.url.split("?")[1]);
    const name = query.get("provider") ?? "";
    const provider = providerCalled(context.providers, name);
    if (!provider) {
      const why = KNOWN_PROVIDERS.includes(name)
        ? "provider is not enabled"
        : `Provider ${name} could not be found`;
      throw invalid(`Unsupported provider: ${why}`);
    }
    const flow = await startFlow(context.db, {
      provider: name,
      redirectTo: askedRedirect(context.config, request) ?? context.config.webUrl,
      challenge: readChallenge(query.get("code_challenge") ?? "", query.get("code_challenge_method") ?? ""),
    });
    const url = await provider.authorizeUrl(
      { ...flow, redirectUri: callbackUrl(context) },
      (query.get("scopes") ?? "").split(/[\s,]+/).filter(Boolean),
    );
    for (const [key, value] of query) {
      if (!OWN.has(key.toLowerCase()) && !url.searchParams.has(key)) url.searchParams.set(key, value);
    }
    return redirectWith(reply, 302, url.href, {});
  });
}
