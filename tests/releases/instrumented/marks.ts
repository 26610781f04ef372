/*
 * What a copy of the build is told apart by: the helper that makes copies puts the release and its behaviour in the place of
 * these texts, in every file.
 */
export const MARKER = "release-marker";
export const BEHAVIOUR = "behaviour-marker";

declare global {
  interface Window {
    /** Which files of which releases have run, in order. */
    ran?: string[];
  }
}

/** Notes that a file, named with the release that it carries, runs in this release. */
export function ran(file: string): void {
  window.ran ??= [];
  window.ran.push(`${file} in ${MARKER}`);
}
