import { readLog } from "@lagom/releases/environment";
import { personName } from "@lagom/releases/policy";
import { asc, eq } from "drizzle-orm";
import type { PersonalData, RowsOf } from "../../identity/personal-data/personal-data.ts";
import { inPortion } from "../../platform/http/portions.ts";
import { releaseApprovals, releaseMembers } from "../../schema/release-people.table.ts";
import { releaseTokens } from "../../schema/release-tokens.table.ts";

/** More than anybody has of these: they are bounded where they are made. */
const MOST_ROWS = 1000;
const LINES_AT_ONCE = 100;

const teams: RowsOf = async function* (db, userId) {
  const { area, role, addedAt } = releaseMembers;
  yield* await db
    .select({ area, role, added_at: addedAt })
    .from(releaseMembers)
    .where(eq(releaseMembers.userId, userId))
    .orderBy(asc(area));
};

/** Without what is there to check a token by. */
const tokens: RowsOf = async function* (db, userId) {
  const { id, name, machine, createdAt, lastUsedAt, expiresAt, revokedAt } = releaseTokens;
  yield* await db
    .select({
      ...{ name, machine, created_at: createdAt, last_used_at: lastUsedAt },
      ...{ expires_at: expiresAt, revoked_at: revokedAt },
    })
    .from(releaseTokens)
    .where(eq(releaseTokens.userId, userId))
    .orderBy(asc(id))
    .limit(MOST_ROWS);
};

const approvals: RowsOf = async function* (db, userId) {
  const { id, deployable, release, why, askedAt } = releaseApprovals;
  yield* await db
    .select({ deployable, release, why, asked_at: askedAt })
    .from(releaseApprovals)
    .where(eq(releaseApprovals.userId, userId))
    .orderBy(asc(id))
    .limit(MOST_ROWS);
};

const changes: RowsOf = async function* (db, userId) {
  const who = [personName(userId)];
  for (let before: number | undefined; ; ) {
    const asked = before === undefined ? { who } : { who, before };
    const lines = await inPortion(userId, () => readLog(db, LINES_AT_ONCE, asked));
    for (const { revision, at, action, deployable, to, percent, why } of lines)
      yield { revision, at, action, deployable, to, percent, why };
    before = lines.at(-1)?.id;
    if (lines.length < LINES_AT_ONCE) return;
  }
};

/**
 * What somebody is and has done in teams that release. All of it goes with the account but the log, which is append-only and names a
 * person by their id alone.
 */
export const releaseData: PersonalData = {
  exported: {
    release_teams: teams,
    release_tokens: tokens,
    release_approvals: approvals,
    release_changes: changes,
  },
};
