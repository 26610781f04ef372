import type { Preferences } from "../contract/user.ts";
import { CATEGORIES } from "../text/categories.ts";
import { DEFAULT_LEVEL } from "../text/levels.ts";

/**
 * What the first data call of a page needs of the preferences, kept in local storage so that the call can start before
 * the preferences arrive. Only a hint: the page asks again when the record says otherwise.
 */
export interface PreferencesMirror {
  language: string;
  level: string;
  /** Joined by commas; empty when all are chosen, as then none are sent (product.md §5). */
  categories: string;
}

export const PREFERENCES_MIRROR_KEY = "lagom.preferences.mirror";

/** The mirror of a record. */
export function mirrorOf(preferences: Preferences): PreferencesMirror {
  const { target_language: language, preferred_levels, preferred_categories } = preferences;
  return {
    language,
    level: preferred_levels[language] ?? DEFAULT_LEVEL,
    categories: preferred_categories.length < CATEGORIES.length ? preferred_categories.join(",") : "",
  };
}
