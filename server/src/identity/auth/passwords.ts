import { hash, parseOptions, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import { AuthError, invalid } from "./errors.ts";

/** Same as MIN_PASSWORD_LENGTH of shared/messages, which the server may not import. */
const MIN_LENGTH = 6;
/** The protocol's limit, in bytes. */
const MAX_BYTES = 72;
/** argon2id as OWASP recommends: 19 MiB, two passes. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const dummyHash = hash("nobody has this password", PARAMETERS);

/** Why a password is too weak, in the protocol's terms; undefined if it is strong enough. */
export function weakness(password: string): { message: string; reasons: string[] } | undefined {
  if ([...password].length >= MIN_LENGTH) return undefined;
  return { message: `Password should be at least ${MIN_LENGTH} characters.`, reasons: ["length"] };
}

/** The protocol's message for a password on a list of stolen ones. */
const COMMON = {
  message: "Password is known to be weak and easy to guess, please choose a different one.",
  reasons: ["pwned"],
};
/** The most common ones; a longer list would refuse more people than it protects. */
const commonest = new Set(
  dictionary["passwords-common"].slice(0, 10_000).map((password) => password.toLowerCase()),
);

/** Whether a password is among those that attackers try first. Passwords chosen earlier stay valid. */
const isCommon = (password: string): boolean => commonest.has(password.toLowerCase());

/**
 * Refuses a weak, common or too long password.
 * @throws AuthError validation_failed, weak_password
 */
export function checkPassword(password: string): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw invalid("Password cannot be longer than 72 characters");
  }
  const weak = weakness(password) ?? (isCommon(password) ? COMMON : undefined);
  if (weak) throw new AuthError(422, "weak_password", weak.message, { reasons: weak.reasons });
}

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

/** Whether the password matches the hash; takes just as long if there is no hash to compare with. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const comparable = stored !== null && Buffer.byteLength(password) <= MAX_BYTES;
  const same = await verify(comparable ? stored : await dummyHash, password);
  return comparable && same;
}

/** Whether a hash was made with outdated parameters. */
export function isOutdated(stored: string): boolean {
  const used = parseOptions(stored);
  return (
    used.memoryCost !== PARAMETERS.memoryCost ||
    used.timeCost !== PARAMETERS.timeCost ||
    used.parallelism !== PARAMETERS.parallelism
  );
}
