/* Identifies a copy of the build: whoever makes a copy replaces these texts in every file by the release and its behaviour. */
export const MARKER = "release-marker";
export const BEHAVIOUR = "behaviour-marker";

declare global {
  interface Window {
    /** The files that have run, with their releases, in order. */
    ran?: string[];
  }
}

/** Records that a file, named with the release it contains, runs in this release. */
export function ran(file: string): void {
  window.ran ??= [];
  window.ran.push(`${file} in ${MARKER}`);
}
