import type { Preferences, PreferencesChange } from "@lagom/shared/contract/user";
import { DEFAULT_CATEGORIES } from "@lagom/shared/text/categories";
import { DEFAULT_LANGUAGE, type LanguageCode, languageOf } from "@lagom/shared/text/languages";
import { DEFAULT_DAILY_REVIEWS } from "@lagom/shared/text/review";
import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../platform/database/open.ts";
import { acceptedLanguage } from "../../platform/i18n/accept-language.ts";
import { preferences } from "../../schema/preferences.table.ts";

type Row = typeof preferences.$inferSelect;
type Change = z.output<typeof PreferencesChange>;

/** The user's record, or the built-in defaults of a user without one (docs/product.md#preferences). */
export async function findPreferences(
  db: Db,
  userId: string,
  acceptLanguage: string | undefined,
): Promise<Preferences> {
  const [row] = await db.select().from(preferences).where(eq(preferences.userId, userId));
  return row ? toPreferences(row) : toPreferences(defaults(userId, acceptLanguage), false);
}

/** The user's own language; undefined for one without a record. */
export async function findOwnLanguage(db: Db, userId: string): Promise<LanguageCode | undefined> {
  const [row] = await db
    .select({ sourceLanguage: preferences.sourceLanguage })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  return row && languageOf(row.sourceLanguage).code;
}

/** Changes the fields given; the first change makes the record. Levels are merged by language. */
export async function changePreferences(
  db: Db,
  userId: string,
  change: Change,
  acceptLanguage: string | undefined,
): Promise<Preferences> {
  const changed = toColumns(change);
  const [row] = await db
    .insert(preferences)
    .values({ ...defaults(userId, acceptLanguage), ...changed })
    .onConflictDoUpdate({
      target: preferences.userId,
      set: {
        ...changed,
        updatedAt: sql`now()`,
        ...(changed.preferredLevels
          ? { preferredLevels: sql`${preferences.preferredLevels} || excluded.preferred_levels` }
          : {}),
      },
    })
    .returning();
  if (!row) throw new Error(`No preferences for user ${userId}`);
  return toPreferences(row);
}

function defaults(userId: string, acceptLanguage: string | undefined): Row {
  const own = acceptedLanguage(acceptLanguage)?.name ?? "english";
  return {
    userId,
    targetLanguage: DEFAULT_LANGUAGE,
    sourceLanguage: own === DEFAULT_LANGUAGE ? "english" : own,
    // None is chosen yet: then each language is read at `DEFAULT_LEVEL`.
    preferredLevels: {},
    preferredCategories: [...DEFAULT_CATEGORIES],
    theme: "system",
    textSize: 0,
    timeZone: null,
    dailyReviews: DEFAULT_DAILY_REVIEWS,
    dailyGoal: null,
    updatedAt: new Date(),
  };
}

function toColumns(change: Change): Partial<Row> {
  const columns = {
    targetLanguage: change.target_language,
    sourceLanguage: change.source_language,
    preferredLevels: change.preferred_levels,
    preferredCategories: change.preferred_categories && [...new Set(change.preferred_categories)],
    theme: change.theme,
    textSize: change.text_size,
    timeZone: change.time_zone,
    dailyReviews: change.daily_reviews,
    dailyGoal: change.daily_goal,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function toPreferences(row: Row, stored = true): Preferences {
  return {
    user_id: row.userId,
    target_language: row.targetLanguage,
    source_language: row.sourceLanguage,
    preferred_levels: row.preferredLevels,
    preferred_categories: row.preferredCategories,
    theme: row.theme,
    text_size: row.textSize,
    time_zone: row.timeZone,
    daily_reviews: row.dailyReviews,
    daily_goal: row.dailyGoal,
    stored,
  };
}
