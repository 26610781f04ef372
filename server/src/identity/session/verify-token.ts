import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import { BoundedMap } from "../../platform/bounded-map.ts";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { publicKeys } from "../auth/tokens/public-keys.queries.ts";

/** The user that an access token names. */
export interface TokenIdentity {
  /** The user's id. */
  sub: string;
  email: string;
  /** Whether the auth service itself says that the address was confirmed by mail. */
  emailVerified: boolean;
  /**
   * When its session began, which a refreshed token still says; else when the token was issued, or the beginning of time
   * where it says neither.
   */
  signedInAt: Date;
  /** Its session, where the token names one. */
  sessionId: string | null;
  /** When the token expires. */
  expiresAt: Date;
}

/** Reads an access token; null when it names nobody (forged, expired, not ours). */
export type TokenVerifier = (token: string) => Promise<TokenIdentity | null>;

const Claims = z.object({
  sub: z.uuid(),
  email: z.string().max(255).default(""),
  // Never user_metadata, which users can write themselves.
  app_metadata: z.object({ email_verified: z.boolean().optional() }).optional(),
  session_id: z.uuid().optional().catch(undefined),
  /** How the session was signed in, and when. */
  amr: z
    .array(z.object({ timestamp: z.number() }))
    .nonempty()
    .optional()
    .catch(undefined),
});

const NAMES_NOBODY = [
  errors.JWTInvalid,
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
];

/**
 * The verifier for the configured auth service: by the keys of our own in the database, or for a project elsewhere by its
 * secret or its JWKS.
 */
export const createTokenVerifier = (config: Config, db: Db): TokenVerifier =>
  rememberTokens(verifierOf(config, db));

function verifierOf(config: Config, db: Db): TokenVerifier {
  if (config.SUPABASE_JWT_SECRET) {
    const secret = new TextEncoder().encode(config.SUPABASE_JWT_SECRET);
    return verifyWith(async () => secret, ["HS256"]);
  }
  if (!config.SUPABASE_URL) return verifyWith(publicKeys(db), ["ES256"]);
  return verifyWith(createRemoteJWKSet(new URL(`${config.authUrl}/auth/v1/.well-known/jwks.json`)), [
    "ES256",
    "RS256",
  ]);
}

/** Tokens that are remembered at a time. */
const MOST_TOKENS = 5000;
/** As long as the keys are: a key that was withdrawn is believed for two minutes at most. */
const REMEMBERED_MS = 60_000;

/**
 * A verifier that computes the signature of a token once a minute. It remembers who a token names, and nothing of the account:
 * role, ban and session are still asked for with every call. Only tokens that hold are remembered, so that forged ones displace none.
 */
export function rememberTokens(verify: TokenVerifier): TokenVerifier {
  const known = new BoundedMap<string, { identity: TokenIdentity; until: number }>(MOST_TOKENS);
  return async (token) => {
    const found = known.get(token);
    if (found && Date.now() < found.until) return found.identity;
    const identity = await verify(token);
    if (identity) {
      const until = Math.min(identity.expiresAt.getTime(), Date.now() + REMEMBERED_MS);
      known.set(token, { identity, until });
    } else known.delete(token);
    return identity;
  };
}

/**
 * A verifier by a key or a set of keys.
 * @throws HttpError unavailable (from the verifier) when the keys cannot be had
 */
export function verifyWith(
  key: JWTVerifyGetKey | (() => Promise<Uint8Array>),
  algorithms: string[],
): TokenVerifier {
  return async (token) => {
    let payload: JWTPayload;
    try {
      const verified = await jwtVerify(token, key, {
        algorithms,
        audience: "authenticated",
        requiredClaims: ["exp", "sub"],
      });
      payload = verified.payload;
    } catch (cause) {
      if (NAMES_NOBODY.some((kind) => cause instanceof kind)) return null;
      throw Object.assign(new HttpError("unavailable", ({ access }) => access.unchecked), { cause });
    }
    const claims = Claims.safeParse(payload);
    if (!claims.success) return null;
    const { sub, email, app_metadata, amr, session_id } = claims.data;
    const signedIn = amr ? Math.min(...amr.map(({ timestamp }) => timestamp)) : (payload.iat ?? 0);
    return {
      sub,
      email,
      emailVerified: app_metadata?.email_verified === true,
      signedInAt: new Date(signedIn * 1000),
      sessionId: session_id ?? null,
      expiresAt: new Date((payload.exp ?? 0) * 1000),
    };
  };
}
