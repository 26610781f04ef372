import { LANGUAGE_COOKIES } from "@lagom/shared/i18n/language-cookies";
import { arePreferencesLoaded, currentPreferences, onPreferences } from "@lagom/shared/preferences/store";
import { languageOf } from "@lagom/shared/text/languages";

/**
 * Shows the interface in the source language of the account from now on, where nobody has chosen another one in this browser.
 * @returns stops it
 */
export function followAccount(): () => void {
  const follow = () => {
    const { stored, source_language } = currentPreferences();
    const { code } = languageOf(source_language);
    if (!stored || !arePreferencesLoaded() || isFollowed(code)) return;
    import(/* webpackChunkName: "language" */ "./change-language.ts").then(
      ({ followAccount }) => followAccount(code),
      () => {}, // the next change or visit tries again
    );
  };
  follow();
  return onPreferences(follow);
}

const isFollowed = (code: string): boolean =>
  document.cookie.split("; ").includes(`${LANGUAGE_COOKIES.account}=${code}`);
