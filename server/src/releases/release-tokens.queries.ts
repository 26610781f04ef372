import { createHash, randomBytes } from "node:crypto";
import type { Actor } from "@lagom/releases/policy";
import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { HttpError } from "../platform/http/http-error.ts";
import { releaseTokens } from "../schema/release-tokens.table.ts";

/** Prefix of every token, so that leaked tokens can be recognised. */
const PREFIX = "lagom_";
const SECRET_BYTES = 32;
const MOST_LISTED = 200;

type Row = typeof releaseTokens.$inferSelect;

/** A token has 256 random bits, so a plain hash protects it as well as a slow one. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The holder of a token; null if it is missing, unknown or revoked. */
export async function holderOf(db: Db, token: string | null): Promise<Actor | null> {
  if (!token?.startsWith(PREFIX)) return null;
  const [found] = await db
    .select()
    .from(releaseTokens)
    .where(and(eq(releaseTokens.hash, hashOf(token)), isNull(releaseTokens.revokedAt)));
  if (!found) return null;
  await db
    .update(releaseTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(releaseTokens.id, found.id),
        or(isNull(releaseTokens.lastUsedAt), lt(releaseTokens.lastUsedAt, sql`now() - interval '1 minute'`)),
      ),
    );
  return { name: found.name, scope: found.scope as Actor["scope"] };
}

/**
 * Makes a token.
 * @returns its row, and its secret, which is kept nowhere
 * @throws HttpError conflict when the name is taken
 */
export async function makeToken(
  db: Db,
  { name, scope, by }: { name: string; scope: Actor["scope"]; by: string },
): Promise<{ row: Row; token: string }> {
  const token = PREFIX + randomBytes(SECRET_BYTES).toString("base64url");
  const [row] = await db
    .insert(releaseTokens)
    .values({ name, scope, hash: hashOf(token), createdBy: by })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new HttpError("conflict", `There is a token ${name} already`);
  return { row, token };
}

/** The newest tokens, revoked ones too. */
export async function listTokens(db: Db): Promise<Row[]> {
  return db.select().from(releaseTokens).orderBy(desc(releaseTokens.id)).limit(MOST_LISTED);
}

/** Revokes a token. @throws HttpError not_found */
export async function revokeToken(db: Db, name: string): Promise<Row> {
  const [row] = await db
    .update(releaseTokens)
    .set({ revokedAt: sql`coalesce(${releaseTokens.revokedAt}, now())` })
    .where(eq(releaseTokens.name, name))
    .returning();
  if (!row) throw new HttpError("not_found", `There is no token ${name}`);
  return row;
}
