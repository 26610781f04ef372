import type { AreaName } from "./remote.ts";

/** Who may see a page: everybody, who is signed in, or administrators. The shell enforces it. */
export type PageGuard = "none" | "protected" | "admin";

/** A page that an area declares itself, beside those that the shell knows from its own build. */
export interface AreaPage {
  /** `/<area>` or below, as `/notes/:id`. */
  path: string;
  /** Name of the module that the area exposes. */
  page: string;
  /** In the language of the document, as `nav`; in English where the area has none in that language. */
  title: string;
  guard: PageGuard;
  /** Text of its entry in the reader's menu. */
  nav?: string | undefined;
  /** Parts of areas that the page shows at once, loaded in parallel. */
  parts?: { area: AreaName; page: string }[] | undefined;
}

/** A script with its hash, as `sha384-…`. */
export interface HashedScript {
  src: string;
  integrity: string;
}

/** What a page needs to load one release of an area. */
export interface AreaRelease {
  id: string;
  /** Address of the script that registers the release. */
  entry: string;
  /** SHA-384 of that script, as `sha384-…`; the entry holds those of everything it loads. */
  integrity: string;
  /** Its messages in the language of the document; missing in English, and where it has none in that language. */
  messages?: HashedScript | undefined;
  /** Pages that the area has declared; left out where there are none, and where they are those of the live release. */
  pages?: AreaPage[] | undefined;
}

/** What a page needs to load one release of the shell. */
export interface ShellRelease {
  id: string;
  /** In the order they run; its messages in the language of the document come first. */
  scripts: HashedScript[];
  styles: { href: string; integrity: string }[];
}

/** A canary: shown to this share of browsers. */
export interface Canary extends AreaRelease {
  /** From 1 to 99. */
  percent: number;
}

/** The releases of an area that browsers may show. */
export interface AreaReleases {
  live: AreaRelease;
  canary: Canary | null;
  fallback: AreaRelease | null;
}

/** The live release of everything, and the last good one to fall back to; inlined in each document as JSON. */
export interface ReleaseDocument {
  /** Names the database that counts the revisions. */
  environment: string;
  /** Only ever grows within an environment. */
  revision: number;
  /** Signed for this copy, so that the page's reports can be believed; missing where nobody could sign it. */
  ticket?: string;
  /** Whether the service worker may run; operators can switch it off. */
  worker: boolean;
  shell: { live: ShellRelease; fallback: ShellRelease | null };
  /** The build that `?override=` shows in this tab; it stands as live in `areas`. */
  override?: { area: AreaName; release: AreaRelease };
  areas: Record<AreaName, AreaReleases>;
}

export const RELEASE_DOCUMENT_ID = "lagom-release";

/** Comes before the code of a preview in its link: no server, log or other site is told a fragment. */
export const PREVIEW_FRAGMENT = "#preview=";

/** Where the web host serves the document that is current, for `?language=`; never cached. */
export const CURRENT_RELEASES = "/releases/current.json";
