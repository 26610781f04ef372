import type { Preferences } from "../contract/user.ts";
import { DEFAULT_CATEGORIES } from "../text/categories.ts";
import { DEFAULT_LANGUAGE, findLanguage, type LanguageName } from "../text/languages.ts";
import { DEFAULT_LEVEL, type Level } from "../text/levels.ts";
import { DEFAULT_DAILY_REVIEWS } from "../text/review.ts";

/** The built-in preferences of a user without a record, and of a visitor. */
export function defaultPreferences(): Preferences {
  return {
    user_id: "00000000-0000-0000-0000-000000000000",
    target_language: DEFAULT_LANGUAGE,
    source_language: ownLanguage(),
    preferred_levels: {},
    preferred_categories: [...DEFAULT_CATEGORIES],
    theme: "system",
    text_size: 0,
    time_zone: null,
    daily_reviews: DEFAULT_DAILY_REVIEWS,
    daily_goal: null,
    stored: false,
  };
}

/** The browser's language where the product has it, else english. */
function ownLanguage(): LanguageName {
  const codes = navigator.languages.map((tag) => tag.slice(0, 2));
  const spoken = codes.map(findLanguage).find((language) => language !== undefined);
  return spoken && spoken.name !== DEFAULT_LANGUAGE ? spoken.name : "english";
}

/** The level at which a language is read: the reader's own choice for it, else A2. */
export function levelFor(preferences: Preferences, language: string = preferences.target_language): Level {
  return preferences.preferred_levels[language as LanguageName] ?? DEFAULT_LEVEL;
}
