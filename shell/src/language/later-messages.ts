import { interfaceLanguage } from "@lagom/shared/i18n/language";
import { laterScript } from "@lagom/shared/i18n/translatable";
import { loadMessages } from "../areas/run-entry.ts";

/**
 * Loads the messages of what most visits never open, `messages/en/later/`, in the language of the document. Their strings wait for
 * it, and so does whoever imports these on demand; where it fails, they are English.
 */
export const laterMessages = (language = interfaceLanguage()): Promise<void> =>
  loadMessages(laterScript(language));
