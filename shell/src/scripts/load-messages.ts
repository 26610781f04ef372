import { interfaceLanguage } from "@lagom/shared/i18n/language";
import type { FindScript } from "@lagom/shared/i18n/translatable";
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

/** What this tab has opened that has messages of its own, which it needs in each language that is chosen. */
export const opened: FindScript[] = [];

/** Loads messages of `later/`. */
export function loadLater(find: FindScript): Promise<void> {
  opened.push(find);
  return loadMessages(find(interfaceLanguage()));
}
