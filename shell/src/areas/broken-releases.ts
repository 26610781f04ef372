import { isListOf, isString, readStored } from "@lagom/shared/checked-json";

/** Kept for the tab, so that a reload does not meet the same failure again. */
const BROKEN_KEY = "lagom.broken-releases";
const MOST = 20;

/** The releases that failed in this tab before this page, by their keys. */
export function rememberedBroken(): ReadonlySet<string> {
  return new Set(readStored("sessionStorage", BROKEN_KEY, isListOf(isString)));
}

export function rememberBroken(keys: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(BROKEN_KEY, JSON.stringify([...keys].slice(-MOST)));
  } catch {
    // A tab that keeps nothing meets the failure again after a reload, and falls back again.
  }
}
