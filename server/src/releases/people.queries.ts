import { type Actor, personName, type Teams } from "@lagom/releases/policy";
import type { Deployable } from "@lagom/shared/remote";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { notBannedNow } from "../identity/users/ban.ts";
import type { Db } from "../platform/database/open.ts";
import { releaseMembers } from "../schema/release-people.table.ts";
import { users } from "../schema/users.table.ts";

/** The teams of a row of `users`, read in the same query. */
export const teamsOfUser = (): SQL<Teams> => sql`coalesce(
  (select jsonb_object_agg(${releaseMembers.area}, ${releaseMembers.role})
     from ${releaseMembers} where ${releaseMembers.userId} = ${users.id}), '{}'::jsonb)`;

/** Somebody with an account as the release service takes them; null if they are banned, gone, or may release nothing. */
export async function personOf(db: Db, id: string): Promise<Actor | null> {
  const [found] = await db
    .select({ role: users.role, teams: teamsOfUser() })
    .from(users)
    .where(and(eq(users.id, id), notBannedNow()));
  return found ? actorOf(id, found) : null;
}

/** What a person may do; null where that is nothing. */
export function actorOf(id: string, { role, teams }: { role: string; teams: Teams }): Actor | null {
  const scope = role === "operator" ? role : teams;
  if (scope !== "operator" && Object.keys(scope).length === 0) return null;
  return { name: personName(id), person: id, scope };
}

/** A condition: a row of `users` may at this moment promote the releases of a deployable. */
export const mayPromote = (deployable: Deployable): SQL | undefined =>
  and(
    notBannedNow(),
    or(
      eq(users.role, "operator"),
      sql`exists (select 1 from ${releaseMembers} where ${releaseMembers.userId} = ${users.id}
        and ${releaseMembers.area} = ${deployable} and ${releaseMembers.role} = 'releaser')`,
    ),
  );
