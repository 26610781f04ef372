import { hash, parseOptions, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import type { Config } from "../../platform/config.ts";
import { AuthError, invalid } from "./errors.ts";

/** Same as MIN_PASSWORD_LENGTH of shared/messages, which the server may not import. */
const MIN_LENGTH = 6;
/** The protocol's limit, in bytes. */
const MAX_BYTES = 72;
/** Of argon2id, as OWASP recommends with 19 MiB. */
const PASSES = { timeCost: 2, parallelism: 1 };

/** Hashes passwords and mailed codes. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password matches the hash; takes just as long if there is no hash to compare with. */
  matches(stored: string | null, password: string): Promise<boolean>;
  /** Whether a hash was made with other parameters. */
  isOutdated(stored: string): boolean;
}

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

/**
 * argon2id with the memory of the setting.
 * @param compare compares a hash with a password, at the cost of the hash's parameters
 */
export function createPasswords(
  { PASSWORD_MEMORY_KB }: Pick<Config, "PASSWORD_MEMORY_KB">,
  compare = verify,
): Passwords {
  const parameters = { ...PASSES, memoryCost: PASSWORD_MEMORY_KB };
  const dummyHash = hash("nobody has this password", parameters);
  return {
    hash: (password) => hash(password, parameters),
    async matches(stored, password) {
      const comparable = stored !== null && Buffer.byteLength(password) <= MAX_BYTES;
      const same = await compare(comparable ? stored : await dummyHash, password);
      return comparable && same;
    },
    isOutdated(stored) {
      const used = parseOptions(stored);
      return (
        used.memoryCost !== parameters.memoryCost ||
        used.timeCost !== parameters.timeCost ||
        used.parallelism !== parameters.parallelism
      );
    },
  };
}
