import { isListOf, isString, readStored } from "@lagom/shared/checked-json";

/** Stored for the tab, so that a reload does not run into the same failure again. */
const BROKEN_KEY = "lagom.broken-releases";
const MOST = 20;

/** Keys of releases that failed in this tab, before this page was loaded. */
export function rememberedBroken(): ReadonlySet<string> {
  return new Set(readStored("sessionStorage", BROKEN_KEY, isListOf(isString)));
}

export function rememberBroken(keys: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(BROKEN_KEY, JSON.stringify([...keys].slice(-MOST)));
  } catch {
    // Without storage, a reload runs into the failure again, and falls back again.
  }
}
