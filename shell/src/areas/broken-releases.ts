/** Kept for the tab, so that a reload does not meet the same failure again. */
const BROKEN_KEY = "lagom.broken-releases";
const MOST = 20;

/** The releases that failed in this tab before this page, by their keys. */
export function rememberedBroken(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(BROKEN_KEY) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === "string") : []);
  } catch {
    return new Set();
  }
}

export function rememberBroken(keys: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(BROKEN_KEY, JSON.stringify([...keys].slice(-MOST)));
  } catch {
    // A tab that keeps nothing meets the failure again after a reload, and falls back again.
  }
}
