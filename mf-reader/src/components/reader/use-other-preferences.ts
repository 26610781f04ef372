import type { Preferences } from "@lagom/shared/contract/user";
import { levelFor } from "@lagom/shared/preferences/defaults";
import { onPreferences, usePreferences, usePreferencesLoaded } from "@lagom/shared/preferences/store";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

const readingOf = (preferences: Preferences) => `${preferences.target_language} ${levelFor(preferences)}`;

/** Tells when the reader prefers another language or level than before, while the page still shows what they read. */
export function useOtherPreferences(onOther: () => void): void {
  const preferences = usePreferences();
  const loaded = usePreferencesLoaded();
  const shown = useRef<string>(undefined);
  const tell = useEffectEvent(onOther);
  useLayoutEffect(() => {
    // Until the server's record is there, what is shown is a guess, and another one no choice of the reader.
    shown.current = loaded ? readingOf(preferences) : undefined;
  });
  useEffect(
    () =>
      onPreferences((now) => {
        if (shown.current !== undefined && shown.current !== readingOf(now)) tell();
      }),
    [],
  );
}
