import { BROKEN_SHELL_KEY, type BrokenShell } from "./broken-shell.ts";
import { inlinedDocument } from "./release-document.ts";

/**
 * Reloads the page with the previous shell if the live one has not rendered yet and cannot load one of its files. Does nothing if there
 * is no previous shell, or if session storage is not available.
 */
export function leaveBrokenShell(file: string): void {
  const { live, fallback } = inlinedDocument().shell;
  if (!window.lagomFails || !fallback || !file.includes(`/${live.id}/`)) return;
  try {
    sessionStorage[BROKEN_SHELL_KEY] = JSON.stringify([live.id, "entry_missing", file] satisfies BrokenShell);
  } catch {
    return;
  }
  location.reload();
}
