import type { Area } from "./remote.ts";

/** What a page needs to load one release of an area. */
export interface AreaRelease {
  id: string;
  /** Address of the script that registers the release. */
  entry: string;
  /** SHA-384 of that script, as `sha384-…`; the entry holds those of everything it loads. */
  integrity: string;
}

/** What a page needs to load one release of the shell. */
export interface ShellRelease {
  id: string;
  /** In the order they run. */
  scripts: { src: string; integrity: string }[];
  styles: { href: string; integrity: string }[];
}

/** The live release of everything, and the last good one to fall back to; inlined in each document as JSON. */
export interface ReleaseDocument {
  /** Names the database that counts the revisions. */
  environment: string;
  /** Only ever grows within an environment. */
  revision: number;
  shell: { live: ShellRelease; fallback: ShellRelease | null };
  areas: { [A in Area]?: { live: AreaRelease; fallback: AreaRelease | null } };
}

export const RELEASE_DOCUMENT_ID = "lagom-release";
