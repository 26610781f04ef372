import type { Preferences, PreferencesChange } from "@lagom/shared/contract/user";
import { levelFor } from "@lagom/shared/preferences/defaults";
import type { Category } from "@lagom/shared/text/categories";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";

/** What the dialog edits; `levels` holds only what was chosen in it. */
export interface Draft {
  target: LanguageName;
  source: LanguageName;
  levels: Partial<Record<LanguageName, Level>>;
  categories: readonly Category[];
  theme: Preferences["theme"];
  textSize: number;
}

export const SMALLEST_TEXT = -2;
export const LARGEST_TEXT = 4;

/** The draft that changes nothing. */
export const draftOf = (preferences: Preferences): Draft => ({
  target: preferences.target_language,
  source: preferences.source_language,
  levels: {},
  categories: preferences.preferred_categories,
  theme: preferences.theme,
  textSize: preferences.text_size,
});

/** The level shown for the language that is being learnt. */
export const draftLevel = (draft: Draft, preferences: Preferences): Level =>
  draft.levels[draft.target] ?? levelFor(preferences, draft.target);

/** What the draft changes, and nothing else; null when that is nothing. */
export function changeIn(draft: Draft, preferences: Preferences): PreferencesChange | null {
  const change: PreferencesChange = {};
  if (draft.target !== preferences.target_language) change.target_language = draft.target;
  if (draft.source !== preferences.source_language) change.source_language = draft.source;
  if (draftLevel(draft, preferences) !== levelFor(preferences, draft.target))
    change.preferred_levels = { [draft.target]: draftLevel(draft, preferences) };
  if (draft.categories.join() !== preferences.preferred_categories.join())
    change.preferred_categories = [...draft.categories];
  if (draft.theme !== preferences.theme) change.theme = draft.theme;
  if (draft.textSize !== preferences.text_size) change.text_size = draft.textSize;
  return Object.keys(change).length > 0 ? change : null;
}
