import { eq } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { reviewParameters } from "../../schema/reviews.table.ts";

/** The parameters of FSRS fitted to a reader; null for those of everybody. */
export async function readParameters(db: Db, userId: string): Promise<number[] | null> {
  const [row] = await db
    .select({ parameters: reviewParameters.parameters })
    .from(reviewParameters)
    .where(eq(reviewParameters.userId, userId));
  return row?.parameters ?? null;
}
