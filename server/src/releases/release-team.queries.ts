import { personName, type TeamRole } from "@lagom/releases/policy";
import { logTeamChange } from "@lagom/releases/team-log";
import type { AreaName } from "@lagom/shared/remote";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../platform/database/open.ts";
import { HttpError } from "../platform/http/http-error.ts";
import { releaseMembers } from "../schema/release-people.table.ts";
import { users } from "../schema/users.table.ts";

/** Members of one team, so that a list of all teams stays short. */
const MOST_MEMBERS = 50;

export type Member = typeof releaseMembers.$inferSelect & { email: string };

/** The members of the teams of these areas, the oldest members first. */
export async function listMembers(db: Db, areas: readonly AreaName[]): Promise<Member[]> {
  const rows = await db
    .select({ member: releaseMembers, email: users.email })
    .from(releaseMembers)
    .innerJoin(users, eq(users.id, releaseMembers.userId))
    .where(inArray(releaseMembers.area, [...areas]))
    .orderBy(asc(releaseMembers.area), asc(releaseMembers.addedAt))
    .limit(MOST_MEMBERS * Math.max(1, areas.length));
  return rows.map(({ member, email }) => ({ ...member, email }));
}

interface Membership {
  area: AreaName;
  email: string;
}

/**
 * Adds somebody to a team, or changes their role there, and logs it.
 * @param by who does it, as in the log
 * @throws HttpError not_found without an account, conflict when the team is full
 */
export async function setMember(
  db: Db,
  { area, email }: Membership,
  role: TeamRole,
  by: string,
): Promise<Member> {
  return db.transaction(async (tx) => {
    const userId = await userOf(tx, email);
    const [before] = await tx.select().from(releaseMembers).where(isMember(userId, area)).for("update");
    const [row] = await tx
      .insert(releaseMembers)
      .values({ userId, area, role, addedBy: by })
      .onConflictDoUpdate({
        target: [releaseMembers.userId, releaseMembers.area],
        set: { role, addedBy: by },
      })
      .returning();
    if (!row) throw new Error("No member was stored");
    if ((await tx.$count(releaseMembers, eq(releaseMembers.area, area))) > MOST_MEMBERS)
      throw new HttpError("conflict", `The team of ${area} has ${MOST_MEMBERS} members already`);
    if (before?.role !== role) await logTeamChange(tx, { area, member: personName(userId), who: by, role });
    return { ...row, email };
  });
}

/**
 * Removes somebody from a team, and logs it.
 * @param by who does it, as in the log
 * @throws HttpError not_found
 */
export async function removeMember(db: Db, { area, email }: Membership, by: string): Promise<Member> {
  return db.transaction(async (tx) => {
    const userId = await userOf(tx, email);
    const [row] = await tx.delete(releaseMembers).where(isMember(userId, area)).returning();
    if (!row) throw new HttpError("not_found", `${email} is not in the team of ${area}`);
    await logTeamChange(tx, { area, member: personName(userId), who: by, role: null });
    return { ...row, email };
  });
}

const isMember = (userId: string, area: AreaName) =>
  and(eq(releaseMembers.userId, userId), eq(releaseMembers.area, area));

async function userOf(db: Db, email: string): Promise<string> {
  const [found, other] = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(2);
  if (!found)
    throw new HttpError("not_found", `Nobody has signed in here as ${email} yet`, [
      { field: "email", message: "has no account" },
    ]);
  if (other) throw new HttpError("conflict", `Several accounts have had the address ${email}`);
  return found.id;
}
