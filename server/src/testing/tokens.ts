import { randomUUID } from "node:crypto";
import { generateKeyPair, SignJWT } from "jose";
import { rememberTokens, type TokenVerifier, verifyWith } from "../identity/session/verify-token.ts";

const keys = await generateKeyPair("ES256");

/** Checks the tokens of `signToken`, as the real verifier does those of the auth service. */
export const verifyTestToken: TokenVerifier = rememberTokens(
  verifyWith(async () => keys.publicKey, ["ES256"]),
);

export interface TokenClaims {
  sub?: string;
  email?: string;
  emailVerified?: boolean;
  sessionId?: string;
  audience?: string;
  /** Seconds from now. */
  expiresIn?: number;
}

/** An access token like those of the auth service, signed with a key of this test run. */
export function signToken(claims: TokenClaims = {}): Promise<string> {
  const { sub = randomUUID(), email = "reader@example.com", emailVerified = false, sessionId } = claims;
  const session = sessionId ? { session_id: sessionId } : {};
  return new SignJWT({
    ...session,
    email,
    role: "authenticated",
    app_metadata: { email_verified: emailVerified },
  })
    .setProtectedHeader({ alg: "ES256" })
    .setSubject(sub)
    .setAudience(claims.audience ?? "authenticated")
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + (claims.expiresIn ?? 600))
    .sign(keys.privateKey);
}

export interface TestUser {
  id: string;
  email: string;
  headers: { authorization: string };
}

/** A signed-in user of a test: another one each time. */
export async function testUser(claims: TokenClaims = {}): Promise<TestUser> {
  const id = claims.sub ?? randomUUID();
  const email = claims.email ?? `${id}@example.com`;
  const token = await signToken({ ...claims, sub: id, email });
  return { id, email, headers: { authorization: `Bearer ${token}` } };
}
