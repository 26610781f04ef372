import { createHash } from "node:crypto";
import type { Metadata } from "../../../schema/auth/users.table.ts";
import { AuthError } from "../errors.ts";

const TIMEOUT_MS = 8000;

/** A person's profile at a provider. */
export interface Profile {
  /** The provider's permanent id of the person. */
  sub: string;
  /** Lower-cased. */
  email: string | undefined;
  /** Whether the provider has verified the address. */
  emailVerified: boolean;
  /** The claims for the user's metadata. */
  claims: Metadata;
}

/** What the provider returns for a code. */
export interface Grant {
  profile: Profile;
  token: string;
  refreshToken: string | undefined;
}

/** Our side of a sign-in, which ties the provider's answer to our request. */
export interface ProviderFlow {
  state: string;
  /** Secret of this flow: the PKCE verifier, and the source of the nonce. */
  verifier: string;
  redirectUri: string;
}

/** A provider of accounts to sign in with. */
export interface OAuthProvider {
  /** Where the browser asks for consent, without the parameters that we add for every provider. */
  authorizeUrl(flow: ProviderFlow, scopes: readonly string[]): Promise<URL>;
  /** Exchanges the code for the person. @throws AuthError if the provider refuses or its answer is invalid */
  redeem(flow: ProviderFlow, code: string): Promise<Grant>;
}

export const s256 = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** A provider that fails or gives an invalid answer. */
export const providerFailed = (message = "Unable to exchange external code") =>
  new AuthError(500, "unexpected_failure", message);

/** Sends a request to a provider; a refusal, a redirect, a timeout or anything but JSON counts as a failure of the provider. */
export async function askProvider(
  url: URL | string,
  init: RequestInit = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    ...init,
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: "application/json", ...init.headers },
  }).catch(() => undefined);
  const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (typeof body !== "object" || body === null) throw providerFailed();
  return body as Record<string, unknown>;
}

/** The value of a text field; undefined if it is not text. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;
