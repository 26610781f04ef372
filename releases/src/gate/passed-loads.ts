import type { Deployable } from "@lagom/shared/remote";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Db } from "../environment.ts";
import { passedLoads } from "../releases.table.ts";

/** A release that was loaded in a browser. */
interface Load {
  deployable: Deployable;
  release: string;
  /** What it was loaded with, as a hash. */
  beside: string;
}

/** For so long a load need not be repeated; after that the browser, or what it stands for, may be a newer one. */
const KEPT_MS = 24 * 3_600_000;

/** When such a load passed; undefined if it has not, or too long ago. */
export async function passedAt(db: Db, { deployable, release, beside }: Load): Promise<Date | undefined> {
  const [load] = await db
    .select({ at: passedLoads.at })
    .from(passedLoads)
    .where(
      and(
        eq(passedLoads.deployable, deployable),
        eq(passedLoads.release, release),
        eq(passedLoads.beside, beside),
        gt(passedLoads.at, new Date(Date.now() - KEPT_MS)),
      ),
    );
  return load?.at;
}

/** Notes that a load has passed, and forgets those of before. */
export async function notePassed(db: Db, load: Load): Promise<void> {
  const at = new Date();
  await db.delete(passedLoads).where(lt(passedLoads.at, new Date(at.getTime() - KEPT_MS)));
  await db
    .insert(passedLoads)
    .values({ ...load, at })
    .onConflictDoUpdate({
      target: [passedLoads.deployable, passedLoads.release, passedLoads.beside],
      set: { at },
    });
}
