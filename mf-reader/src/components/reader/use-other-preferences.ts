import type { Preferences } from "@lagom/shared/contract/user";
import { levelFor } from "@lagom/shared/preferences/defaults";
import { onPreferences, usePreferences, usePreferencesLoaded } from "@lagom/shared/preferences/store";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

const readingOf = (preferences: Preferences) => `${preferences.target_language} ${levelFor(preferences)}`;

/** Whether the reader has chosen another language or level while the page still shows the previous one. */
export function useOtherPreferences(onOther: () => void): void {
  const preferences = usePreferences();
  const loaded = usePreferencesLoaded();
  const shown = useRef<string>(undefined);
  const tell = useEffectEvent(onOther);
  useLayoutEffect(() => {
    // Before the server's record arrives, a change of the guess is not the reader's choice.
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
