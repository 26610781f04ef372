import type { Deployable } from "@lagom/shared/remote";
import { and, desc, eq, inArray, isNull, or } from "drizzle-orm";
import type { Db } from "./environment.ts";
import type { Stop } from "./environment-document.ts";
import { releaseLog } from "./releases.table.ts";

/** Which of these releases of a deployable have been live for everybody, by the log. */
export async function servedAmong(
  db: Db,
  deployable: Deployable,
  releases: readonly string[],
): Promise<ReadonlySet<string>> {
  if (releases.length === 0) return new Set();
  const madeLive = or(
    eq(releaseLog.action, "rollback"),
    and(eq(releaseLog.action, "promote"), isNull(releaseLog.percent)),
  );
  const rows = await db
    .selectDistinct({ release: releaseLog.to })
    .from(releaseLog)
    .where(and(eq(releaseLog.deployable, deployable), inArray(releaseLog.to, [...releases]), madeLive));
  return new Set(rows.flatMap(({ release }) => release ?? []));
}

/** The withdrawal of a release that still stands, by the log: no operator has brought the release back by force since. */
export async function withdrawalOf(db: Db, deployable: Deployable, release: string): Promise<Stop | null> {
  const [last] = await db
    .select({ action: releaseLog.action, by: releaseLog.who, at: releaseLog.at, why: releaseLog.why })
    .from(releaseLog)
    .where(
      and(
        eq(releaseLog.deployable, deployable),
        eq(releaseLog.to, release),
        or(eq(releaseLog.action, "withdraw"), releaseLog.forced),
      ),
    )
    .orderBy(desc(releaseLog.id))
    .limit(1);
  return last?.action === "withdraw" ? { by: last.by, at: last.at.toISOString(), why: last.why } : null;
}
