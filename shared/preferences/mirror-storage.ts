import type { Preferences, PreferencesChange } from "../contract/user.ts";
import { availableCategories } from "./available-categories.ts";
import { changeOfMirror, mirrorOf, PREFERENCES_MIRROR_KEY, type PreferencesMirror } from "./mirror.ts";

/** The mirror of what was shown last, as a change of the defaults; undefined when there is none or it is unreadable. */
export function readMirror(): PreferencesChange | undefined {
  try {
    const mirror = JSON.parse(
      localStorage.getItem(PREFERENCES_MIRROR_KEY) ?? "null",
    ) as PreferencesMirror | null;
    return mirror ? changeOfMirror(mirror) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the mirror of what is shown. */
export function writeMirror(preferences: Preferences): void {
  localStorage.setItem(PREFERENCES_MIRROR_KEY, JSON.stringify(mirrorOf(preferences, availableCategories())));
}
