import { createHash } from "node:crypto";
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { knownPlaces } from "../../schema/auth/known-places.table.ts";

/** A place that was not used for so long is a stranger's. */
const KNOWN_FOR = sql`interval '90 days'`;
/** Places kept of an account, the latest. */
const MOST_PLACES = 20;

const placeOf = (userId: string, caller: string): string =>
  createHash("sha256").update(`${userId} ${caller}`).digest("base64url");

/** Whether an account has signed in from the caller's network before. @param caller as `callerOf` names it */
export async function isKnownPlace(db: Db, userId: string, caller: string): Promise<boolean> {
  const found = await db
    .select({ place: knownPlaces.place })
    .from(knownPlaces)
    .where(
      and(
        eq(knownPlaces.userId, userId),
        eq(knownPlaces.place, placeOf(userId, caller)),
        gt(knownPlaces.lastAt, sql`now() - ${KNOWN_FOR}`),
      ),
    );
  return found.length > 0;
}

/** Notes that an account has signed in from the caller's network. */
export async function rememberPlace(db: Db, userId: string, caller: string): Promise<void> {
  const place = placeOf(userId, caller);
  await db
    .insert(knownPlaces)
    .values({ userId, place })
    .onConflictDoUpdate({ target: [knownPlaces.userId, knownPlaces.place], set: { lastAt: sql`now()` } });
  const older = db
    .select({ place: knownPlaces.place })
    .from(knownPlaces)
    .where(eq(knownPlaces.userId, userId))
    .orderBy(desc(knownPlaces.lastAt))
    .offset(MOST_PLACES);
  await db.delete(knownPlaces).where(and(eq(knownPlaces.userId, userId), inArray(knownPlaces.place, older)));
}
