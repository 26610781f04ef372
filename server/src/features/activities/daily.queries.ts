import type { LanguageCode } from "@lagom/shared/text/languages";
import { languageOf } from "@lagom/shared/text/languages";
import { DEFAULT_LEVEL, type Level } from "@lagom/shared/text/levels";
import { and, between, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/open.ts";
import { activities, activityDaily, activityTotals } from "../../schema/activities.table.ts";
import { preferences } from "../../schema/preferences.table.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const RECENT_MS = 35 * DAY_MS;

type Figure =
  | "wordsRead"
  | "wordsLookedUp"
  | "wordsSaved"
  | "wordsReviewed"
  | "articlesOpened"
  | "articlesFinished"
  | "seconds";

/** An increment of a day's figures. */
export type Figures = Partial<Record<Figure, number>>;

/** The roll-ups in which something counts. */
export interface DayKey {
  userId: string;
  day: string;
  language: LanguageCode;
  level: Level;
}

/** Adds to a user's day and totals; call it in the same transaction as the counted write. Negative values subtract. */
export async function addToDay(
  db: Db,
  { userId, day, language, level }: DayKey,
  figures: Figures,
): Promise<void> {
  const added = Object.entries(figures).filter(([, amount]) => amount !== 0) as [Figure, number][];
  if (added.length === 0) return;
  const values = { userId, language, level, ...Object.fromEntries(added) };
  const sums = (table: typeof activityDaily | typeof activityTotals) =>
    Object.fromEntries(added.map(([name, amount]) => [name, sql`${table[name]} + ${amount}`]));
  await db
    .insert(activityDaily)
    .values({ ...values, day })
    .onConflictDoUpdate({
      target: [activityDaily.userId, activityDaily.day, activityDaily.language, activityDaily.level],
      set: sums(activityDaily),
    });
  await db
    .insert(activityTotals)
    .values(values)
    .onConflictDoUpdate({
      target: [activityTotals.userId, activityTotals.language, activityTotals.level],
      set: sums(activityTotals),
    });
}

/** The calendar day of an instant in a time zone, as `2026-11-21`. */
export function dayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(instant);
}

/** A user's own time zone and levels: from the preferences, else from the last activity, else UTC and A2. */
export async function readerHabits(db: Db, userId: string) {
  const [own] = await db
    .select({ timeZone: preferences.timeZone, levels: preferences.preferredLevels })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  const chosenTimeZone = own?.timeZone ?? null;
  return {
    chosenTimeZone,
    timeZone: chosenTimeZone ?? (await lastTimeZone(db, userId)) ?? "UTC",
    levelIn: (language: LanguageCode): Level => own?.levels[languageOf(language).name] ?? DEFAULT_LEVEL,
  };
}

/** Looks among the activities of the last weeks first, which are in few partitions. */
async function lastTimeZone(db: Db, userId: string): Promise<string | undefined> {
  const own = eq(activities.userId, userId);
  const now = Date.now();
  const recent = between(activities.occurredAt, new Date(now - RECENT_MS), new Date(now + DAY_MS));
  return (await newestTimeZone(db, and(own, recent))) ?? (await newestTimeZone(db, own));
}

async function newestTimeZone(db: Db, which: SQL | undefined): Promise<string | undefined> {
  const [last] = await db
    .select({ timeZone: activities.timeZone })
    .from(activities)
    .where(which)
    .orderBy(desc(activities.createdAt))
    .limit(1);
  return last?.timeZone;
}
