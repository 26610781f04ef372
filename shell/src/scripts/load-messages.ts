import { interfaceLanguage } from "@lagom/shared/i18n/language";
import { laterScript } from "@lagom/shared/i18n/translatable";
import type { HashedScript } from "@lagom/shared/release-document";
import { loadHashedScript } from "./load-script.ts";

const messages = new Map<string, Promise<void>>();

/** Loads messages once. Where they cannot be loaded, their release is shown in English. */
export function loadMessages(script: HashedScript | undefined): Promise<void> {
  if (!script) return Promise.resolve();
  const loading = messages.get(script.src) ?? loadHashedScript(script);
  messages.set(script.src, loading);
  return loading.catch((failure: unknown) => {
    messages.delete(script.src);
    console.warn("Messages were not loaded", failure);
  });
}

/**
 * Loads the messages of what most visits never open, `messages/en/later/`, in the language of the document. Their strings wait for
 * it, and so does whoever imports these on demand; where it fails, they are English.
 */
export const laterMessages = (language = interfaceLanguage()): Promise<void> =>
  loadMessages(laterScript(language));
