import { createHash, randomBytes, randomInt } from "node:crypto";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import {
  type OneTimeToken,
  oneTimeTokens,
  type TokenPurpose,
} from "../../schema/auth/one-time-tokens.table.ts";
import type { Passwords } from "./passwords.ts";
import type { Challenge } from "./pkce.ts";

const HOUR_MS = 3_600_000;
/** How long a token is good, from when its mail goes out. */
export const TOKEN_LIFE_MS: Record<TokenPurpose, number> = {
  signup: 24 * HOUR_MS,
  invite: 24 * HOUR_MS,
  recovery: HOUR_MS,
  magiclink: HOUR_MS,
  email_change_old: 24 * HOUR_MS,
  email_change_new: 24 * HOUR_MS,
  reauthentication: HOUR_MS,
};
/** Number of wrong codes before a token is void. */
const MAX_TRIES = 5;

/** SHA-256 as hex, which is enough for values of 32 random bytes. */
export const digest = (value: string): string => createHash("sha256").update(value).digest("hex");

/** Where codes are kept, and what hashes them. */
interface Codes {
  db: Db;
  passwords: Passwords;
}

/** Creates the user's only valid token for this purpose; the previous one becomes void. */
export async function issueToken(
  { db, passwords }: Codes,
  userId: string,
  purpose: TokenPurpose,
  challenge: Challenge | undefined,
): Promise<{ link: string; code: string }> {
  const link = `${challenge ? "pkce_" : ""}${randomBytes(32).toString("hex")}`;
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  const row = {
    linkHash: digest(link),
    codeHash: await passwords.hash(code),
    tries: 0,
    codeChallenge: challenge?.challenge ?? null,
    codeChallengeMethod: challenge?.method ?? null,
    createdAt: new Date(),
  };
  await db
    .insert(oneTimeTokens)
    .values({ userId, purpose, ...row })
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.purpose], set: row });
  return { link, code };
}

/** Spends the token of a link; undefined if there is no valid one for these purposes. */
export async function spendLink(
  db: Db,
  link: string,
  purposes: readonly TokenPurpose[],
): Promise<OneTimeToken | undefined> {
  return deleteOne(db, eq(oneTimeTokens.linkHash, digest(link)), purposes);
}

/** Spends a token by its code; every call counts as an attempt for each purpose, and takes the same time without a token. */
export async function spendCode(
  { db, passwords }: Codes,
  userId: string | undefined,
  code: string,
  purposes: readonly TokenPurpose[],
): Promise<OneTimeToken | undefined> {
  const tokens = userId ? await countTry(db, userId, purposes) : [];
  const matching = await Promise.all(
    purposes.map(async (purpose) => {
      const token = tokens.find((candidate) => candidate.purpose === purpose);
      return (await passwords.matches(token?.codeHash ?? null, code)) ? token : undefined;
    }),
  );
  const token = matching.find((match) => match !== undefined);
  return token && deleteOne(db, eq(oneTimeTokens.linkHash, token.linkHash), purposes);
}

const countTry = (db: Db, userId: string, purposes: readonly TokenPurpose[]) =>
  db
    .update(oneTimeTokens)
    .set({ tries: sql`${oneTimeTokens.tries} + 1` })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        inArray(oneTimeTokens.purpose, [...purposes]),
        lt(oneTimeTokens.tries, MAX_TRIES),
      ),
    )
    .returning();

async function deleteOne(
  db: Db,
  which: ReturnType<typeof eq>,
  purposes: readonly TokenPurpose[],
): Promise<OneTimeToken | undefined> {
  const [token] = await db
    .delete(oneTimeTokens)
    .where(and(which, inArray(oneTimeTokens.purpose, [...purposes])))
    .returning();
  return token && token.createdAt.getTime() + TOKEN_LIFE_MS[token.purpose] > Date.now() ? token : undefined;
}
