import { hasFields, readStored } from "../checked-json.ts";
import type { Preferences, PreferencesChange } from "../contract/user.ts";
import { availableCategories } from "./available-categories.ts";
import { changeOfMirror, mirrorOf, PREFERENCES_MIRROR_KEY, type PreferencesMirror } from "./mirror.ts";

const isMirror = (value: unknown): value is PreferencesMirror =>
  hasFields({ language: "string", level: "string", categories: "string" })(value);

/** The mirror of what was shown last, as a change of the defaults; undefined when there is none or it is unreadable. */
export function readMirror(): PreferencesChange | undefined {
  const mirror = readStored("localStorage", PREFERENCES_MIRROR_KEY, isMirror);
  return mirror && changeOfMirror(mirror);
}

/** Stores the mirror of what is shown. */
export function writeMirror(preferences: Preferences): void {
  localStorage.setItem(PREFERENCES_MIRROR_KEY, JSON.stringify(mirrorOf(preferences, availableCategories())));
}
