import { hasFields, readStored } from "../checked-json.ts";
import type { Preferences, PreferencesChange } from "../contract/user.ts";
import { LOCAL_PREFERENCES_VALID_MS } from "../limits.ts";

/**
 * The local copy of preferences, under `lagom.preferences.local` in local storage:
 * `{ "saved_at": Unix milliseconds, "preferences": { target_language, source_language, preferred_levels,
 * preferred_categories, theme, text_size, time_zone, daily_reviews, daily_goal } }`; a field that was not chosen may be absent.
 * Written for visitors, and for users when the server could not be reached (docs/product.md#preferences).
 */
export const LOCAL_PREFERENCES_KEY = "lagom.preferences.local";

interface LocalPreferences {
  saved_at: number;
  preferences: PreferencesChange;
}

/** Writes a change, or a whole record as one, over what a fresh local copy holds, with its time. */
export function writeLocalPreferences(change: PreferencesChange): void {
  const stored = readLocalPreferences();
  const before = stored?.fresh ? stored.change : {};
  const preferred_levels = { ...before.preferred_levels, ...change.preferred_levels };
  const local: LocalPreferences = {
    saved_at: Date.now(),
    preferences: { ...before, ...change, preferred_levels },
  };
  try {
    localStorage.setItem(LOCAL_PREFERENCES_KEY, JSON.stringify(local));
  } catch {
    // Storage is full or denied: the choice then lasts as long as the page.
  }
}

const isLocal = (value: unknown): value is LocalPreferences =>
  hasFields({ saved_at: "number", preferences: "object" })(value);

/** The local copy, converted to a change of preferences; undefined when there is none or it is unreadable. */
export function readLocalPreferences(): { change: PreferencesChange; fresh: boolean } | undefined {
  const local = readStored("localStorage", LOCAL_PREFERENCES_KEY, isLocal);
  return (
    local && { change: local.preferences, fresh: Date.now() - local.saved_at < LOCAL_PREFERENCES_VALID_MS }
  );
}

export function deleteLocalPreferences(): void {
  localStorage.removeItem(LOCAL_PREFERENCES_KEY);
}

/** A whole record as a change: what the server takes back, without what only it may write. */
export function changeOf({ user_id: _, stored: __, ...change }: Preferences): PreferencesChange {
  return change;
}
