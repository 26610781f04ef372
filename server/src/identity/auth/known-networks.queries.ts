import { createHash } from "node:crypto";
import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { knownNetworks } from "../../schema/auth/known-networks.table.ts";

/** A network that was not used for this long counts as unknown. */
const KNOWN_FOR = sql`interval '90 days'`;
/** Networks remembered per account: the most recent ones. */
const MOST_NETWORKS = 20;

const networkOf = (userId: string, caller: string): string =>
  createHash("sha256").update(`${userId} ${caller}`).digest("base64url");

/** Whether an account has signed in from the caller's network before. @param caller as `callerOf` names it */
export async function isKnownNetwork(db: Db, userId: string, caller: string): Promise<boolean> {
  const found = await db
    .select({ network: knownNetworks.network })
    .from(knownNetworks)
    .where(
      and(
        eq(knownNetworks.userId, userId),
        eq(knownNetworks.network, networkOf(userId, caller)),
        gt(knownNetworks.lastAt, sql`now() - ${KNOWN_FOR}`),
      ),
    );
  return found.length > 0;
}

/** Notes that an account is still used from the caller's network, if it has signed in from there. */
export async function renewNetwork(db: Db, userId: string, caller: string): Promise<void> {
  await db
    .update(knownNetworks)
    .set({ lastAt: sql`now()` })
    .where(
      and(
        eq(knownNetworks.userId, userId),
        eq(knownNetworks.network, networkOf(userId, caller)),
        gt(knownNetworks.lastAt, sql`now() - ${KNOWN_FOR}`),
        // Once a day is enough.
        lt(knownNetworks.lastAt, sql`now() - interval '1 day'`),
      ),
    );
}

/** Records that an account has signed in from the caller's network. */
export async function rememberNetwork(db: Db, userId: string, caller: string): Promise<void> {
  const network = networkOf(userId, caller);
  await db
    .insert(knownNetworks)
    .values({ userId, network })
    .onConflictDoUpdate({
      target: [knownNetworks.userId, knownNetworks.network],
      set: { lastAt: sql`now()` },
    });
  const older = db
    .select({ network: knownNetworks.network })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, userId))
    .orderBy(desc(knownNetworks.lastAt))
    .offset(MOST_NETWORKS);
  await db
    .delete(knownNetworks)
    .where(and(eq(knownNetworks.userId, userId), inArray(knownNetworks.network, older)));
}
