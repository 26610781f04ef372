import { type Approval, documentAt, hasMoved } from "@lagom/releases/environment";
import {
  type EnvironmentDocument,
  ImpossibleChangeError,
  type RolloutPlan,
} from "@lagom/releases/environment-document";
import { personName } from "@lagom/releases/policy";
import type { Deployable } from "@lagom/shared/remote";
import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { releaseApprovals } from "../schema/release-people.table.ts";
import { users } from "../schema/users.table.ts";
import { mayPromote } from "./people.queries.ts";

const VALID_HOURS = 24;
/** Of all deployables together. */
const MOST_WAITING = 100;

export type Waiting = typeof releaseApprovals.$inferSelect;

interface AskedPromotion {
  deployable: Deployable;
  release: string;
  /** The id of the person who asks. */
  userId: string;
  why: string | null;
  rollout: RolloutPlan | null;
  /** The environment that it was asked in. */
  revision: number;
  document: EnvironmentDocument;
}

const isOpen = () => gt(releaseApprovals.expiresAt, sql`now()`);

/**
 * Lets a promotion wait for a second person, for a day. Asking again begins the day anew.
 * @throws ImpossibleChangeError when somebody else has asked for the same
 */
export async function askForApproval(db: Db, { document, ...asked }: AskedPromotion): Promise<Waiting> {
  return db.transaction(async (tx) => {
    await tx.delete(releaseApprovals).where(lt(releaseApprovals.expiresAt, sql`now()`));
    const { deployable, release, userId } = asked;
    const [found] = await tx
      .select()
      .from(releaseApprovals)
      .where(and(eq(releaseApprovals.deployable, deployable), eq(releaseApprovals.release, release)))
      .for("update");
    if (found && found.userId !== userId && !(await isPast(tx, found, document))) {
      throw new ImpossibleChangeError(
        `${personName(found.userId)} has asked for this already; approve it with: pnpm release approve ${deployable} ${found.id}`,
      );
    }
    if (!found && (await tx.$count(releaseApprovals)) >= MOST_WAITING)
      throw new ImpossibleChangeError(`${MOST_WAITING} promotions wait already; decline some of them`);
    const values = {
      ...asked,
      askedAt: sql`now()`,
      expiresAt: sql`now() + make_interval(hours => ${VALID_HOURS})`,
    };
    const [row] = await tx
      .insert(releaseApprovals)
      .values(values)
      .onConflictDoUpdate({ target: [releaseApprovals.deployable, releaseApprovals.release], set: values })
      .returning();
    if (!row) throw new Error("No promotion was stored");
    return row;
  });
}

/** Whether the deployable has changed since it was asked for, so that it can be approved no longer. */
async function isPast(tx: Db, { deployable, release, revision }: Waiting, now: EnvironmentDocument) {
  const change = { action: "promote", deployable, to: release, percent: null } as const;
  return hasMoved(await documentAt(tx, revision), now, change);
}

/** The promotions that wait, the oldest first. */
export async function listWaiting(db: Db): Promise<Waiting[]> {
  return db
    .select()
    .from(releaseApprovals)
    .where(isOpen())
    .orderBy(asc(releaseApprovals.id))
    .limit(MOST_WAITING);
}

/** A promotion of a deployable that waits. */
export async function findWaiting(db: Db, deployable: Deployable, id: number): Promise<Waiting | undefined> {
  const [found] = await db
    .select()
    .from(releaseApprovals)
    .where(and(eq(releaseApprovals.id, id), eq(releaseApprovals.deployable, deployable), isOpen()));
  return found;
}

/** Takes back or declines a promotion that waits. */
export async function removeWaiting(db: Db, { id }: Waiting): Promise<void> {
  await db.delete(releaseApprovals).where(eq(releaseApprovals.id, id));
}

/**
 * The consent of a person to a promotion that waits. It is used up with the change, if both may still promote it at that moment.
 * @param person the id of who approves
 */
export const approvalOf = (waiting: Waiting, by: string, person: string): Approval => ({
  by,
  async spend(tx) {
    const { id, deployable, userId, revision } = waiting;
    const both = await tx.$count(
      users,
      and(sql`${users.id} in (${userId}, ${person})`, mayPromote(deployable)),
    );
    const spent =
      both === 2
        ? await tx
            .delete(releaseApprovals)
            .where(
              and(
                ...[eq(releaseApprovals.id, id), eq(releaseApprovals.revision, revision)],
                ...[eq(releaseApprovals.userId, userId), isOpen()],
              ),
            )
            .returning({ id: releaseApprovals.id })
        : [];
    if (spent.length === 0)
      throw new ImpossibleChangeError(
        `Change ${id} of ${deployable} waits no longer, or one of you may not promote it now`,
      );
  },
});
