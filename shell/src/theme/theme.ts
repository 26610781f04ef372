import { currentPreferences, onPreferences, updatePreferences } from "@lagom/shared/preferences/store";

/** boot.js reads it before the first paint. */
const THEME_KEY = "lagom.theme";

/** Keeps the document's `data-theme`, and the copy for boot.js, in step with the preferences. */
export function followTheme(): void {
  onPreferences(({ theme }) => {
    localStorage.setItem(THEME_KEY, JSON.stringify(theme));
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  });
}

/** Whether the page is dark now. */
export function isDark(): boolean {
  const { theme } = currentPreferences();
  return theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
}

export function toggleTheme(): void {
  void updatePreferences({ theme: isDark() ? "light" : "dark" });
}
