import { levelFor } from "@lagom/shared/preferences/defaults";
import { arePreferencesLoaded, currentPreferences, onPreferences } from "@lagom/shared/preferences/store";
import { type SessionUser, useSession } from "@lagom/shared/session/store";
import { findLanguage } from "@lagom/shared/text/languages";
import { currentConsent } from "./consent.ts";
import type { HostAnalytics } from "./host.ts";

/** Keeps the person of usage analysis in step with the session, and with the reader's languages and level. */
export function followPerson(host: HostAnalytics): { tell: () => void } {
  let known: string | undefined;
  const tell = () => {
    if (!currentConsent()?.analytics) {
      known = undefined;
      return;
    }
    const { user } = useSession.getState();
    if (known && user?.id !== known) host.reset();
    known = user?.id;
    if (user) tellPerson(host, user);
  };
  useSession.subscribe(tell);
  onPreferences(tell);
  return { tell };
}

function tellPerson(host: HostAnalytics, { id, email, sign_up_method }: SessionUser): void {
  if (!arePreferencesLoaded()) {
    host.identify(id, { email }, { sign_up_method });
    return;
  }
  const preferences = currentPreferences();
  const language = preferences.target_language;
  host.identify(
    id,
    {
      email,
      user_language: language,
      user_level: levelFor(preferences),
      user_native_language: preferences.source_language,
    },
    { sign_up_method },
  );
  host.group("language", findLanguage(language)?.code ?? language, { name: language });
}
