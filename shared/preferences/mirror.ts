import type { Preferences, PreferencesChange } from "../contract/user.ts";
import { CATEGORIES, type Category, categoriesQuery } from "../text/categories.ts";
import { findLanguage } from "../text/languages.ts";
import { DEFAULT_LEVEL, type Level } from "../text/levels.ts";

/**
 * What the first data call of a page needs of the preferences, stored in local storage so that the call can start before
 * the preferences arrive. Only a hint: the page asks again when the record says otherwise.
 */
export interface PreferencesMirror {
  language: string;
  level: string;
  /** Joined by commas; empty when all are chosen, as then none are sent. */
  categories: string;
  /** Step of the text's size, for what is drawn before the preferences arrive. */
  text_size?: number;
  /** The goal of the day, for the room that it takes before the preferences arrive. */
  daily_goal?: Preferences["daily_goal"];
}

export const PREFERENCES_MIRROR_KEY = "lagom.preferences.mirror";

/** The mirror of a record. @param available the categories there are */
export function mirrorOf(preferences: Preferences, available: readonly Category[]): PreferencesMirror {
  const {
    target_language: language,
    preferred_levels,
    preferred_categories,
    text_size,
    daily_goal,
  } = preferences;
  return {
    language,
    level: preferred_levels[language] ?? DEFAULT_LEVEL,
    categories: categoriesQuery(preferred_categories, available) ?? "",
    text_size,
    daily_goal,
  };
}

/** What a mirror says, as a change of preferences; undefined when it names no language of the product. */
export function changeOfMirror(mirror: PreferencesMirror): PreferencesChange | undefined {
  const language = findLanguage(mirror.language);
  if (!language) return undefined;
  return {
    target_language: language.name,
    ...(mirror.text_size === undefined ? {} : { text_size: mirror.text_size }),
    ...(mirror.daily_goal === undefined ? {} : { daily_goal: mirror.daily_goal }),
    preferred_levels: { [language.name]: mirror.level as Level },
    preferred_categories: mirror.categories ? (mirror.categories.split(",") as Category[]) : [...CATEGORIES],
  };
}
