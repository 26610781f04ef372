import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database/open.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { modelUsage } from "../../../schema/rewrite-jobs.table.ts";

const EVERYBODY = "all";
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const today = () => dayOf(new Date());
const translationsOf = (userId: string) => `translations:${userId}`;
const speechOf = (userId: string) => `speech:${userId}`;

/** Texts, translations, or spoken sentences that may be produced per day. */
export interface Budgets {
  perDay: number;
  perUser: number;
}

/**
 * Counts one more text for the user and for everybody.
 * @throws HttpError rate_limited when a budget is used up; the caller's transaction is rolled back, so that nothing is counted
 */
export async function spend(tx: Db, userId: string, { perDay, perUser }: Budgets): Promise<void> {
  if (!(await count(tx, userId, perUser))) {
    throw new HttpError("rate_limited", ({ texts }) => texts.spent);
  }
  if (!(await count(tx, EVERYBODY, perDay))) {
    throw new HttpError("rate_limited", ({ texts }) => texts.allSpent);
  }
}

/** Reverses what `spend` counted at that time, in the same order. */
export async function giveBack(tx: Db, userId: string | null, spentAt: Date): Promise<void> {
  for (const scope of userId === null ? [EVERYBODY] : [userId, EVERYBODY]) {
    await tx
      .update(modelUsage)
      .set({ texts: sql`${modelUsage.texts} - 1` })
      .where(and(eq(modelUsage.day, dayOf(spentAt)), eq(modelUsage.scope, scope), gt(modelUsage.texts, 0)));
  }
}

/** Counts a translation; false if a budget is used up. */
export async function spendTranslation(
  db: Db,
  userId: string,
  { perDay, perUser }: Budgets,
): Promise<boolean> {
  const own = await count(db, translationsOf(userId), perUser);
  return own && (await count(db, "translations", perDay));
}

/**
 * Counts a sentence that is to be spoken.
 * @throws HttpError rate_limited when a budget is used up
 */
export async function spendSpeech(db: Db, userId: string, { perDay, perUser }: Budgets): Promise<void> {
  if (!(await count(db, speechOf(userId), perUser))) {
    throw new HttpError("rate_limited", ({ speech }) => speech.spent);
  }
  if (!(await count(db, "speech", perDay))) {
    throw new HttpError("rate_limited", ({ speech }) => speech.allSpent);
  }
}

async function count(tx: Db, scope: string, most: number): Promise<boolean> {
  if (most === 0) return false;
  const rows = await tx
    .insert(modelUsage)
    .values({ day: today(), scope, texts: 1 })
    .onConflictDoUpdate({
      target: [modelUsage.day, modelUsage.scope],
      set: { texts: sql`${modelUsage.texts} + 1` },
      setWhere: lt(modelUsage.texts, most),
    })
    .returning({ texts: modelUsage.texts });
  return rows.length > 0;
}

/**
 * Counts a call of the model for the user and for everybody, in the order of `spend`, so that the two cannot deadlock.
 */
export async function countCall(db: Db, userId: string | null): Promise<void> {
  const scopes = userId === null ? [EVERYBODY] : [userId, EVERYBODY];
  await db
    .insert(modelUsage)
    .values(scopes.map((scope) => ({ day: today(), scope, calls: 1 })))
    .onConflictDoUpdate({
      target: [modelUsage.day, modelUsage.scope],
      set: { calls: sql`${modelUsage.calls} + 1` },
    });
}

/** Deletes what a user has used of the budgets. */
export async function forgetUsage(tx: Db, userId: string): Promise<void> {
  await tx
    .delete(modelUsage)
    .where(inArray(modelUsage.scope, [userId, translationsOf(userId), speechOf(userId)]));
}
