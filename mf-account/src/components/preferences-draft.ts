import type { Preferences, PreferencesChange } from "@lagom/shared/contract/user";
import { levelFor } from "@lagom/shared/preferences/defaults";
import type { Category } from "@lagom/shared/text/categories";
import type { DailyGoal } from "@lagom/shared/text/daily-goal";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";

/** The state of the dialog; `levels` only holds levels chosen in it. */
export interface Draft {
  target: LanguageName;
  source: LanguageName;
  levels: Partial<Record<LanguageName, Level>>;
  categories: readonly Category[];
  theme: Preferences["theme"];
  textSize: number;
  /** Null stands for the device's time zone. */
  timeZone: string | null;
  dailyReviews: number;
  dailyGoal: DailyGoal | null;
}

export const SMALLEST_TEXT = -2;
export const LARGEST_TEXT = 4;

/** A draft without changes. */
export const draftOf = (preferences: Preferences): Draft => ({
  target: preferences.target_language,
  source: preferences.source_language,
  levels: {},
  categories: preferences.preferred_categories,
  theme: preferences.theme,
  textSize: preferences.text_size,
  timeZone: preferences.time_zone,
  dailyReviews: preferences.daily_reviews,
  // Servers of before know of no goal.
  dailyGoal: preferences.daily_goal ?? null,
});

/** The level shown for a language, by default the one being learnt. */
export const draftLevel = (
  draft: Draft,
  preferences: Preferences,
  language: LanguageName = draft.target,
): Level => draft.levels[language] ?? levelFor(preferences, language);

/** Only the fields that the draft changes; null if there are none. */
export function changeIn(draft: Draft, preferences: Preferences): PreferencesChange | null {
  const change: PreferencesChange = {};
  if (draft.target !== preferences.target_language) change.target_language = draft.target;
  if (draft.source !== preferences.source_language) change.source_language = draft.source;
  const levels = Object.entries(draft.levels).filter(
    ([name, level]) => level !== levelFor(preferences, name),
  );
  if (levels.length > 0) change.preferred_levels = Object.fromEntries(levels);
  if (draft.categories.join() !== preferences.preferred_categories.join())
    change.preferred_categories = [...draft.categories];
  if (draft.theme !== preferences.theme) change.theme = draft.theme;
  if (draft.textSize !== preferences.text_size) change.text_size = draft.textSize;
  if (draft.timeZone !== preferences.time_zone) change.time_zone = draft.timeZone;
  if (draft.dailyReviews !== preferences.daily_reviews) change.daily_reviews = draft.dailyReviews;
  if (draft.dailyGoal !== (preferences.daily_goal ?? null)) change.daily_goal = draft.dailyGoal;
  return Object.keys(change).length > 0 ? change : null;
}
