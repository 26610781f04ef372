import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { readBody, textField } from "./body.ts";
import type { AuthContext } from "./context.ts";
import { AuthError, OAuthError } from "./errors.ts";

const IdToken = z.object({ id_token: textField, provider: textField, issuer: textField });

/** Sign-in with a provider's own token is switched off. */
export async function idTokenGrant(_context: AuthContext, request: FastifyRequest): Promise<never> {
  const { id_token: token, provider, issuer } = readBody(request, IdToken);
  if (!token) throw new OAuthError("invalid request", "id_token required");
  const name = JSON.stringify(issuer || provider);
  throw new AuthError(400, "provider_disabled", `Provider (issuer ${name}) is not enabled`);
}

/** Sign-in with a wallet is switched off. */
export async function web3Grant(): Promise<never> {
  throw new AuthError(422, "web3_provider_disabled", "Web3 provider is disabled");
}
