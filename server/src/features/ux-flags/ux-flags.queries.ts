import type { UxFlags } from "@lagom/shared/contract/ux-flags";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { uxFlags } from "../../schema/ux-flags.table.ts";

/** The hints a user has seen. */
export async function readFlags(db: Db, userId: string): Promise<UxFlags> {
  const rows = await db.select().from(uxFlags).where(eq(uxFlags.userId, userId));
  const tutorial = rows.find(({ flag }) => flag === "select_to_translate_tutorial");
  return {
    select_to_translate_tutorial: tutorial
      ? { version: tutorial.version, shown_at: tutorial.shownAt.toISOString() }
      : null,
  };
}

/** Notes that a user has been shown a version of the tutorial; an older one than noted changes nothing. */
export async function noteTutorial(db: Db, userId: string, version: number): Promise<UxFlags> {
  await db
    .insert(uxFlags)
    .values({ userId, flag: "select_to_translate_tutorial", version })
    .onConflictDoUpdate({
      target: [uxFlags.userId, uxFlags.flag],
      set: { version, shownAt: sql`now()` },
      setWhere: sql`${uxFlags.version} < ${version}`,
    });
  return readFlags(db, userId);
}
