import { errors, jwtVerify, SignJWT } from "jose";
import type { SignInMethod } from "../../../schema/auth/sessions.table.ts";
import { AuthError } from "../errors.ts";
import type { Keyring } from "./keyring.ts";

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const AUDIENCE = "authenticated";

/** The claims of an access token besides issuer, audience and times. */
export interface AccessClaims {
  sub: string;
  session_id: string;
  email: string;
  phone: "";
  app_metadata: object;
  user_metadata: object;
  role: "authenticated";
  aal: "aal1";
  amr: SignInMethod[];
  is_anonymous: false;
}

/** Signs an access token that is valid until `expiresAt` (Unix seconds). */
export async function signAccessToken(
  keyring: Keyring,
  issuer: string,
  claims: AccessClaims,
  expiresAt: number,
): Promise<string> {
  const { kid, key } = await keyring.signing();
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
    .setIssuer(issuer)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key);
}

/**
 * Verifies an access token with our own keys, without a request.
 * @throws AuthError bad_jwt
 */
export async function verifyAccessToken(
  keyring: Keyring,
  issuer: string,
  token: string,
): Promise<{ userId: string; sessionId: string }> {
  const { payload } = await jwtVerify(
    token,
    async ({ kid }) => {
      const key = kid ? await keyring.verifying(kid) : undefined;
      if (!key) throw new errors.JWKSNoMatchingKey();
      return key;
    },
    { algorithms: ["ES256"], issuer, audience: AUDIENCE, requiredClaims: ["exp"] },
  ).catch((cause: unknown) => {
    if (!(cause instanceof errors.JOSEError)) throw cause;
    throw new AuthError(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${cause.message}`);
  });
  if (!payload.sub) throw new AuthError(403, "bad_jwt", "invalid claim: missing sub claim");
  if (!UUID.test(payload.sub)) {
    throw new AuthError(400, "bad_jwt", "invalid claim: sub claim must be a UUID");
  }
  const sessionId = payload.session_id;
  if (typeof sessionId !== "string" || !UUID.test(sessionId)) {
    throw new AuthError(403, "bad_jwt", "invalid claim: session_id claim must be a UUID");
  }
  return { userId: payload.sub, sessionId };
}
