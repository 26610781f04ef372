import { createHash, timingSafeEqual } from "node:crypto";
import { invalid } from "./errors.ts";

/** The page's half of a PKCE exchange. */
export interface Challenge {
  challenge: string;
  method: "s256" | "plain";
}

/**
 * Reads a challenge; undefined if the caller gave none.
 * @throws AuthError validation_failed
 */
export function readChallenge(challenge: string, method: string): Challenge | undefined {
  if (!challenge && !method) return undefined;
  if (!challenge || !method) throw invalid("PKCE flow requires code_challenge_method and code_challenge");
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid("code challenge has to be between 43 and 128 characters");
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    throw invalid(
      "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes",
    );
  }
  const known = method.toLowerCase();
  if (known !== "s256" && known !== "plain") throw invalid(`unsupported code_challenge method "${method}"`);
  return { challenge, method: known };
}

/** Whether the verifier matches the challenge, compared in constant time. */
export function verifierFits({ challenge, method }: Challenge, verifier: string): boolean {
  const given = method === "plain" ? verifier : createHash("sha256").update(verifier).digest("base64url");
  const [a, b] = [Buffer.from(given), Buffer.from(challenge)];
  return a.length === b.length && timingSafeEqual(a, b);
}
