import { interfaceLanguage } from "@lagom/shared/i18n/language";
import type {} from "@lagom/shared/i18n/later-messages";
import type { HashedScript } from "@lagom/shared/release-document";
import { loadHashedScript } from "./load-script.ts";

const loading: Record<string, Promise<void>> = {};

/** Loads messages once. Where they cannot be loaded, their release is shown in English. */
export async function loadMessages(script: HashedScript | undefined): Promise<void> {
  if (!script) return;
  const { src } = script;
  loading[src] ??= loadHashedScript(script);
  await loading[src].catch((failure: unknown) => {
    delete loading[src];
    console.warn("Messages were not loaded", failure);
  });
}

/** What this tab has opened that has messages of its own, and needs them in each language that is chosen. */
export const opened = new Map<string, (language: string) => HashedScript | undefined>();

/** Loads messages of `later/`. @param release global name of the release @param file the name of their file */
export function loadLater(release: string | undefined, file: string): Promise<void> {
  const find = (language: string) => globalThis.lagomLaterMessages?.[`${release} ${language} ${file}`];
  opened.set(`${release} ${file}`, find);
  return loadMessages(find(interfaceLanguage()));
}
