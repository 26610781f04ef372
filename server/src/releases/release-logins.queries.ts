import { randomInt } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { HttpError } from "../platform/http/http-error.ts";
import { releaseLogins } from "../schema/release-people.table.ts";
import { users } from "../schema/users.table.ts";
import { hashOf, makePersonToken, randomSecret } from "./release-tokens.queries.ts";

/** Letters that are neither vowels, so that they spell no word, nor easily mistaken for others (RFC 8628). */
const LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
const CODE_LENGTH = 8;
const VALID_MINUTES = 10;
/** Command lines that wait at once, over everybody. */
const MOST_WAITING = 10_000;

type Row = typeof releaseLogins.$inferSelect;
type Asked = Pick<Row, "machine" | "address" | "days">;

const isOpen = () => gt(releaseLogins.expiresAt, sql`now()`);

/** Begins to sign a command line in. @throws HttpError unavailable while very many wait */
export async function beginLogin(
  db: Db,
  asked: Asked,
): Promise<{ secret: string; code: string; expiresAt: Date }> {
  await db.delete(releaseLogins).where(lt(releaseLogins.expiresAt, sql`now()`));
  if ((await db.$count(releaseLogins)) >= MOST_WAITING)
    throw new HttpError(
      "unavailable",
      "Too many command lines wait to be signed in; try again in ten minutes",
    );
  const [secret, code] = [randomSecret(), randomCode()];
  const [row] = await db
    .insert(releaseLogins)
    .values({
      ...asked,
      secretHash: hashOf(secret),
      codeHash: hashOf(code),
      expiresAt: sql`now() + make_interval(mins => ${VALID_MINUTES})`,
    })
    .returning();
  if (!row) throw new Error("No sign-in was stored");
  return { secret, code: shownCode(code), expiresAt: row.expiresAt };
}

const randomCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** As people read it: `BCDF-GHJK`. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The command line that waits with a code for somebody to decide. @throws HttpError not_found */
export async function findLogin(db: Db, code: string): Promise<Row> {
  const [found] = await db
    .select()
    .from(releaseLogins)
    .where(and(eq(releaseLogins.codeHash, hashOf(code)), isNull(releaseLogins.userId), isOpen()));
  if (!found) throw unknownCode();
  return found;
}

/** Signs the command line with a code in as a person, once. @throws HttpError not_found */
export async function confirmLogin(db: Db, code: string, userId: string): Promise<void> {
  const done = await db
    .update(releaseLogins)
    .set({ userId })
    .where(and(eq(releaseLogins.codeHash, hashOf(code)), isNull(releaseLogins.userId), isOpen()))
    .returning({ machine: releaseLogins.machine });
  if (done.length === 0) throw unknownCode();
}

/** Refuses the command line with a code. @throws HttpError not_found */
export async function refuseLogin(db: Db, code: string): Promise<void> {
  const done = await db
    .delete(releaseLogins)
    .where(and(eq(releaseLogins.codeHash, hashOf(code)), isNull(releaseLogins.userId)))
    .returning({ machine: releaseLogins.machine });
  if (done.length === 0) throw unknownCode();
}

const unknownCode = () =>
  new HttpError(
    "not_found",
    "No command line waits with this code: it is wrong, used, or older than ten minutes",
    [{ field: "code", message: "is not that of a command line that waits" }],
  );

/**
 * Gives a command line its token, once; null while nobody has confirmed it.
 * @throws HttpError not_found when it was refused, used, or not confirmed in time; conflict when its person has too many tokens
 */
export async function spendLogin(db: Db, secret: string) {
  return db.transaction(async (tx) => {
    const bySecret = and(eq(releaseLogins.secretHash, hashOf(secret)), isOpen());
    const [confirmed] = await tx
      .delete(releaseLogins)
      .where(and(bySecret, isNotNull(releaseLogins.userId)))
      .returning();
    if (!confirmed?.userId) {
      const [waiting] = await tx.select({ days: releaseLogins.days }).from(releaseLogins).where(bySecret);
      if (waiting) return null;
      throw new HttpError(
        "not_found",
        "This sign-in was refused, or nobody confirmed it within ten minutes; begin again with: pnpm release login",
      );
    }
    const { userId, machine, days } = confirmed;
    const made = await makePersonToken(tx, { userId, machine, days });
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    return { ...made, email: user?.email ?? "" };
  });
}
