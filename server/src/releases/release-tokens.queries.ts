import { createHash, randomBytes } from "node:crypto";
import { type Actor, personName } from "@lagom/releases/policy";
import { TOKEN_DAYS } from "@lagom/shared/contract/releases";
import type { AreaName } from "@lagom/shared/remote";
import { and, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { isBanned } from "../identity/users/ban.ts";
import type { Db } from "../platform/database/open.ts";
import { HttpError } from "../platform/http/http-error.ts";
import { releaseTokens } from "../schema/release-tokens.table.ts";
import { users } from "../schema/users.table.ts";
import { actorOf, teamsOfUser } from "./people.queries.ts";

/** Prefix of every token, so that leaked tokens can be recognised. */
const PREFIX = "lagom_";
const SECRET_BYTES = 32;
const MOST_LISTED = 200;
/** Valid tokens of one person: enough for some machines. */
const MOST_OF_PERSON = 20;

type Row = typeof releaseTokens.$inferSelect;

/** A secret has 256 random bits, so a plain hash protects it as well as a slow one. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

export const randomSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

const inDays = (days: number): SQL => sql`now() + make_interval(days => ${days})`;
const isOver = (): SQL | undefined =>
  or(isNotNull(releaseTokens.revokedAt), sql`${releaseTokens.expiresAt} <= now()`);

/** The token as it is stored; null if it is missing, unknown or revoked. */
export async function findToken(db: Db, token: string | null): Promise<Row | null> {
  if (!token?.startsWith(PREFIX)) return null;
  const [found] = await db
    .select()
    .from(releaseTokens)
    .where(and(eq(releaseTokens.hash, hashOf(token)), isNull(releaseTokens.revokedAt)));
  return found ?? null;
}

/**
 * The holder of a token, and what a person may do at this moment; null if it is missing, unknown or revoked.
 * @throws HttpError unauthorized when it has expired, or its person's sessions were all ended; forbidden when they may release nothing
 */
export async function holderOf(db: Db, token: string | null): Promise<Actor | null> {
  if (!token?.startsWith(PREFIX)) return null;
  const [found] = await db
    .select({ token: releaseTokens, user: users, teams: teamsOfUser() })
    .from(releaseTokens)
    .leftJoin(users, eq(users.id, releaseTokens.userId))
    .where(and(eq(releaseTokens.hash, hashOf(token)), isNull(releaseTokens.revokedAt)));
  if (!found) return null;
  assertNotExpired(found.token);
  await noteUse(db, found.token.id);
  const { user, teams } = found;
  if (!user) return machineOf(found.token);
  if (user.signedOutAt && found.token.createdAt <= user.signedOutAt)
    throw new HttpError(
      "unauthorized",
      "All your sessions were ended; sign in again with: pnpm release login",
    );
  if (isBanned(user)) throw new HttpError("forbidden", "This account is banned");
  const actor = actorOf(user.id, { role: user.role, teams });
  if (!actor) throw new HttpError("forbidden", "You are in the team of no area; an operator may add you");
  return actor;
}

function machineOf({ name, scope }: Row): Actor {
  return { name, scope: scope === "operator" ? scope : { [scope]: "releaser" } };
}

function assertNotExpired({ name, userId, expiresAt }: Row): void {
  if (expiresAt > new Date()) return;
  const at = expiresAt.toISOString().slice(0, 10);
  throw new HttpError(
    "unauthorized",
    userId
      ? `Your token expired on ${at}; sign in again with: pnpm release login`
      : `The token ${name} expired on ${at}; an operator makes another one with: pnpm release tokens create`,
  );
}

async function noteUse(db: Db, id: number): Promise<void> {
  await db
    .update(releaseTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(releaseTokens.id, id),
        or(isNull(releaseTokens.lastUsedAt), lt(releaseTokens.lastUsedAt, sql`now() - interval '1 minute'`)),
      ),
    );
}

interface MachineToken {
  name: string;
  scope: "operator" | AreaName;
  /** Who makes it, as in the log. */
  by: string;
  /** For how many days it is valid. */
  days?: number;
}

/**
 * Makes a machine's token.
 * @returns its row, and its secret, which is kept nowhere
 * @throws HttpError conflict when the name is taken
 */
export async function makeToken(
  db: Db,
  { name, scope, by, days = TOKEN_DAYS.usual }: MachineToken,
): Promise<{ row: Row; token: string }> {
  const token = PREFIX + randomSecret();
  const [row] = await db
    .insert(releaseTokens)
    .values({ name, scope, hash: hashOf(token), createdBy: by, expiresAt: inDays(days) })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new HttpError("conflict", `There is a token ${name} already`);
  return { row, token };
}

/**
 * Makes the token of a person's command line, in the caller's transaction, and forgets those that were over a month ago.
 * @throws HttpError conflict when the person has too many
 */
export async function makePersonToken(
  tx: Db,
  { userId, machine, days }: { userId: string; machine: string; days: number },
): Promise<{ row: Row; token: string }> {
  // Two sign-ins of one person at once are counted one after the other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  await tx
    .delete(releaseTokens)
    .where(
      and(
        eq(releaseTokens.userId, userId),
        sql`least(${releaseTokens.revokedAt}, ${releaseTokens.expiresAt}) < now() - interval '30 days'`,
      ),
    );
  const valid = await tx.$count(releaseTokens, and(eq(releaseTokens.userId, userId), sql`not (${isOver()})`));
  if (valid >= MOST_OF_PERSON) {
    throw new HttpError(
      "conflict",
      `You are signed in on ${valid} command lines; end one with: pnpm release tokens revoke`,
    );
  }
  const token = PREFIX + randomSecret();
  const name = `login-${randomBytes(6).toString("hex")}`;
  const createdBy = personName(userId);
  const [row] = await tx
    .insert(releaseTokens)
    .values({
      ...{ name, scope: "person" as const, userId, machine, createdBy },
      hash: hashOf(token),
      expiresAt: inDays(days),
    })
    .returning();
  if (!row) throw new Error("No token was stored");
  return { row, token };
}

/** The newest tokens, revoked ones too: all of them, or those of one person. */
export async function listTokens(db: Db, person?: string): Promise<Row[]> {
  return db
    .select()
    .from(releaseTokens)
    .where(person === undefined ? undefined : eq(releaseTokens.userId, person))
    .orderBy(desc(releaseTokens.id))
    .limit(MOST_LISTED);
}

/** Revokes a token by its name: any, or one of a person. @throws HttpError not_found */
export async function revokeToken(db: Db, name: string, person?: string): Promise<Row> {
  const [row] = await db
    .update(releaseTokens)
    .set({ revokedAt: sql`coalesce(${releaseTokens.revokedAt}, now())` })
    .where(
      and(eq(releaseTokens.name, name), person === undefined ? undefined : eq(releaseTokens.userId, person)),
    )
    .returning();
  if (!row) throw new HttpError("not_found", `There is no token ${name}`);
  return row;
}

/** Revokes a person's token by its secret, as its command line does at the end; one that is over already changes nothing. */
export async function endToken(db: Db, token: string): Promise<void> {
  await db
    .update(releaseTokens)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(releaseTokens.hash, hashOf(token)),
        isNotNull(releaseTokens.userId),
        isNull(releaseTokens.revokedAt),
      ),
    );
}
