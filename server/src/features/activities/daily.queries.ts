import type { LanguageCode } from "@lagom/shared/text/languages";
import { languageOf } from "@lagom/shared/text/languages";
import { DEFAULT_LEVEL, type Level } from "@lagom/shared/text/levels";
import { and, between, desc, eq, type SQL, sql } from "drizzle-orm";
import { BoundedMap } from "../../platform/bounded-map.ts";
import { built, type Values } from "../../platform/database/built.ts";
import type { Db } from "../../platform/database/open.ts";
import { activities, activityDaily, activityTotals } from "../../schema/activities.table.ts";
import { preferences } from "../../schema/preferences.table.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const RECENT_MS = 35 * DAY_MS;

type Figure =
  | "wordsRead"
  | "wordsLookedUp"
  | "wordsSaved"
  | "wordsLearnt"
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
  if (Object.values(figures).every((amount) => amount === 0)) return;
  const values = { ...NOTHING, ...figures, userId, language, level };
  await addToDaily(db, { ...values, day });
  await addToTotals(db, values);
}

const NOTHING: Record<Figure, number> = {
  wordsRead: 0,
  wordsLookedUp: 0,
  wordsSaved: 0,
  wordsLearnt: 0,
  wordsReviewed: 0,
  articlesOpened: 0,
  articlesFinished: 0,
  seconds: 0,
};
const FIGURES = Object.keys(NOTHING) as Figure[];

type Totals = Record<Figure, number> & Omit<DayKey, "day">;

/** Each figure increased by its value. */
const sums = (table: typeof activityDaily | typeof activityTotals, of: Values<Totals>) =>
  Object.fromEntries(FIGURES.map((name) => [name, sql`${table[name]} + ${of[name]}::int`]));

const valuesOf = (of: Values<Totals>) => ({
  userId: of.userId,
  language: of.language,
  level: of.level,
  ...(Object.fromEntries(FIGURES.map((name) => [name, of[name]])) as Values<Record<Figure, number>>),
});

const addToDaily = built((db, of: Values<Totals & DayKey>) => {
  const { userId, day, language, level } = activityDaily;
  return db
    .insert(activityDaily)
    .values({ ...valuesOf(of), day: of.day })
    .onConflictDoUpdate({ target: [userId, day, language, level], set: sums(activityDaily, of) });
}, "add_to_daily");

const addToTotals = built((db, of: Values<Totals>) => {
  const { userId, language, level } = activityTotals;
  return db
    .insert(activityTotals)
    .values(valuesOf(of))
    .onConflictDoUpdate({ target: [userId, language, level], set: sums(activityTotals, of) });
}, "add_to_totals");

/** The calendar day of an instant in a time zone, as `2026-11-21`. */
export function dayIn(timeZone: string, instant: Date): string {
  const known =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  dayFormats.set(timeZone, known);
  return known.format(instant);
}

/** By time zone, as readers write it: making one takes longer than a query. */
const dayFormats = new BoundedMap<string, Intl.DateTimeFormat>(200);

/** A user's own time zone and levels: from the preferences, else from the last activity, else UTC and A2. */
export async function readerHabits(db: Db, userId: string) {
  const [own] = await findHabits(db, { userId });
  const chosenTimeZone = own?.timeZone ?? null;
  return {
    chosenTimeZone,
    timeZone: chosenTimeZone ?? (await lastTimeZone(db, userId)) ?? "UTC",
    levelIn: (language: LanguageCode): Level => own?.levels[languageOf(language).name] ?? DEFAULT_LEVEL,
  };
}

const findHabits = built(
  (db, of: Values<{ userId: string }>) =>
    db
      .select({ timeZone: preferences.timeZone, levels: preferences.preferredLevels })
      .from(preferences)
      .where(eq(preferences.userId, of.userId)),
  "reader_habits",
);

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
