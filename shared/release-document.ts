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

/** A canary: shown to this share of browsers. */
export interface Canary extends AreaRelease {
  /** From 1 to 99. */
  percent: number;
}

/** The live release of everything, and the last good one to fall back to; inlined in each document as JSON. */
export interface ReleaseDocument {
  /** Names the database that counts the revisions. */
  environment: string;
  /** Only ever grows within an environment. */
  revision: number;
  /** Whether the service worker may run; operators can switch it off. */
  worker: boolean;
  shell: { live: ShellRelease; fallback: ShellRelease | null };
  /** The build that `?override=` shows in this tab; it stands as live in `areas`. */
  override?: { area: Area; release: AreaRelease };
  areas: { [A in Area]?: { live: AreaRelease; canary: Canary | null; fallback: AreaRelease | null } };
}

export const RELEASE_DOCUMENT_ID = "lagom-release";

/** Where the web host serves the document that is current; never cached. */
export const CURRENT_RELEASES = "/releases/current.json";
