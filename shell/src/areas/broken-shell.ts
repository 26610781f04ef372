/** Stored for the tab by boot.js, so that a reload starts the previous shell at once. */
export const BROKEN_SHELL_KEY = "lagom.broken-shell";

/** The release that failed, how, and the file or the message that says so. */
export type BrokenShell = [release: string, failure: "entry_missing" | "entry_threw", detail: string];

export type ShellFails = (failure: BrokenShell[1], detail: string) => void;

declare global {
  interface Window {
    /** Gives the previous shell the page; there until the shell stands, and meant for its own failures. */
    lagomFails?: ShellFails | undefined;
  }
}
