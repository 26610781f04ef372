import { LANGUAGE_CHANGED, LANGUAGE_CHOSEN } from "@lagom/shared/i18n/change-language";
import { interfaceLanguage } from "@lagom/shared/i18n/language";
import { fixed } from "@lagom/shared/messages";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { showToast } from "@lagom/shared/ui/toast";
import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  addEventListener(LANGUAGE_CHANGED, onChange);
  return () => removeEventListener(LANGUAGE_CHANGED, onChange);
}

/** The language of the interface, which is that of the document. What reads messages is drawn anew when it changes. */
export const useLanguage = (): LanguageCode =>
  useSyncExternalStore(subscribe, interfaceLanguage, interfaceLanguage);

/** Changes the language whenever somebody chooses one, in any area. */
export function followLanguage(): void {
  addEventListener(LANGUAGE_CHOSEN, ({ detail }: CustomEventInit<LanguageCode>) => {
    import(/* webpackChunkName: "language" */ "./change-language.ts").then(
      ({ chooseLanguage }) => chooseLanguage(detail as LanguageCode),
      () => showToast({ text: fixed.unexpectedError }),
    );
  });
}
