import type { Streak } from "@lagom/shared/contract/user";
import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { activityDaily, streakDays, streaks } from "../../schema/activities.table.ts";
import { users } from "../../schema/users.table.ts";
import { dayIn, readerHabits } from "./daily.queries.ts";
import { addDays, countDay, countDays, type StreakState, streakOn, WORDS_FOR_A_DAY } from "./streak.ts";

/** The weeks of a year plus the current one, as the statistics calendar shows them. */
export const CALENDAR_DAYS = 53 * 7;

/** The user's streak, in their own time zone. */
export async function readStreak(db: Db, userId: string, now = new Date()): Promise<Streak> {
  const { timeZone } = await readerHabits(db, userId);
  const today = dayIn(timeZone, now);
  const [row] = await db
    .select({ joined: users.createdAt, streak: streaks })
    .from(users)
    .leftJoin(streaks, eq(streaks.userId, users.id))
    .where(eq(users.id, userId));
  const days = await db
    .select({ day: streakDays.day, repaired: streakDays.repaired })
    .from(streakDays)
    .where(and(eq(streakDays.userId, userId), gte(streakDays.day, addDays(today, 1 - CALENDAR_DAYS))));
  const counted = new Set(days.filter(({ repaired }) => !repaired).map(({ day }) => day));
  const repaired = new Set(days.filter((day) => day.repaired).map(({ day }) => day));
  const state = row?.streak ?? countDays(await allCounted(db, userId)).state;
  const joined = dayIn(timeZone, row?.joined ?? now);
  return { ...streakOn(today, state, counted, repaired, joined), repaired_days: [...repaired].sort() };
}

/** Counts a day towards the streak once it meets the rule; call it in the transaction that wrote the day's figures. */
export async function countTowardsStreak(tx: Db, userId: string, day: string): Promise<void> {
  if (await isCounted(tx, userId, day)) return;
  const stored = await lockStreak(tx, userId);
  if (!(await fulfilsRule(tx, userId, day))) return;
  const [added] = await tx
    .insert(streakDays)
    .values({ userId, day, repaired: false })
    .onConflictDoUpdate({
      target: [streakDays.userId, streakDays.day],
      set: { repaired: false },
      setWhere: eq(streakDays.repaired, true),
    })
    .returning({ day: streakDays.day });
  if (!added) return;
  const follows = stored && (stored.lastDay === null || day > stored.lastDay);
  await (follows ? goOn(tx, userId, stored, day) : countAgain(tx, userId));
}

async function isCounted(tx: Db, userId: string, day: string): Promise<boolean> {
  const [found] = await tx
    .select({ repaired: streakDays.repaired })
    .from(streakDays)
    .where(and(eq(streakDays.userId, userId), eq(streakDays.day, day)));
  return found?.repaired === false;
}

/** Locks the user's streak against concurrent reports; null if none is stored yet. */
async function lockStreak(tx: Db, userId: string): Promise<StreakState | null> {
  const [row] = await tx
    .insert(streaks)
    .values({ userId })
    .onConflictDoUpdate({ target: streaks.userId, set: { userId } })
    .returning({
      current: streaks.current,
      longest: streaks.longest,
      lastDay: streaks.lastDay,
      repairedDay: streaks.repairedDay,
      isNew: sql<boolean>`xmax = 0`,
    });
  return row && !row.isNew ? row : null;
}

async function fulfilsRule(tx: Db, userId: string, day: string): Promise<boolean> {
  const [sums] = await tx
    .select({
      finished: sql<number>`coalesce(sum(${activityDaily.articlesFinished}), 0)::int`,
      read: sql<number>`coalesce(sum(${activityDaily.wordsRead}), 0)::int`,
    })
    .from(activityDaily)
    .where(and(eq(activityDaily.userId, userId), eq(activityDaily.day, day)));
  return sums !== undefined && (sums.finished >= 1 || sums.read >= WORDS_FOR_A_DAY);
}

async function goOn(tx: Db, userId: string, before: StreakState, day: string): Promise<void> {
  const state = countDay(before, day);
  if (state.repairedDay !== null && state.repairedDay !== before.repairedDay)
    await addRepaired(tx, userId, [state.repairedDay]);
  await storeStreak(tx, userId, state);
}

/** A day was reported late, between others, so recompute everything after it. */
async function countAgain(tx: Db, userId: string): Promise<void> {
  const { state, repaired } = countDays(await allCounted(tx, userId));
  await tx.delete(streakDays).where(and(eq(streakDays.userId, userId), eq(streakDays.repaired, true)));
  await addRepaired(tx, userId, repaired);
  await storeStreak(tx, userId, state);
}

async function addRepaired(tx: Db, userId: string, days: readonly string[]): Promise<void> {
  if (days.length === 0) return;
  await tx.insert(streakDays).values(days.map((day) => ({ userId, day, repaired: true })));
}

const storeStreak = (tx: Db, userId: string, { current, longest, lastDay, repairedDay }: StreakState) =>
  tx.update(streaks).set({ current, longest, lastDay, repairedDay }).where(eq(streaks.userId, userId));

async function allCounted(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ day: streakDays.day })
    .from(streakDays)
    .where(and(eq(streakDays.userId, userId), eq(streakDays.repaired, false)))
    .orderBy(asc(streakDays.day));
  return rows.map(({ day }) => day);
}
