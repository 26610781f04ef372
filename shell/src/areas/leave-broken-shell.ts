import { BROKEN_SHELL_KEY, type BrokenShell } from "./broken-shell.ts";
import { inlinedDocument } from "./release-document.ts";

/**
 * Gives the page to the shell before, by a reload, where the live one has run, but cannot load one of its files and does not stand
 * yet. Does nothing if there is no shell before, or nowhere to note it.
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
