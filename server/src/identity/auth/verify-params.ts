import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { readBody, textField } from "./body.ts";
import { emailAddress } from "./email-address.ts";
import { AuthError, invalid, phoneDisabled } from "./errors.ts";

const Verify = z.object({
  type: textField,
  token: textField,
  token_hash: textField,
  email: textField,
  phone: textField,
  redirect_to: textField,
});

/** What POST /verify has to verify: a link's token, or a code mailed to an address. */
export type Verification = { type: string } & ({ hash: string } | { code: string; email: string });

/**
 * Parses the body of POST /verify by the protocol's rules.
 * @throws AuthError bad_json, validation_failed, phone_provider_disabled
 */
export function readVerification(request: FastifyRequest): Verification {
  const { type, token, token_hash: hash, email, phone, redirect_to } = readBody(request, Verify);
  if (!type) throw invalid("Verify requires a verification type");
  if (!token === !hash) throw invalid("Verify requires either a token or a token hash");
  if (hash) {
    if (email || phone || redirect_to) throw invalid("Only the token_hash and type should be provided");
    return { type, hash };
  }
  if (!email === !phone) {
    throw invalid("Only an email address or phone number should be provided on verify");
  }
  if (phone) throw phoneDisabled();
  return { type, code: token, email: knownForm(email) };
}

function knownForm(email: string): string {
  try {
    return emailAddress(email);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    throw new AuthError(422, "validation_failed", "Invalid email format");
  }
}
