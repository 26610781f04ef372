import { AREAS, type Deployable, EXPOSES } from "@lagom/shared/remote";
import { isEntryScript } from "./altered-copy.ts";

/**
 * The ways a release can fail, named as in the health feed; those outside the store (`integrity` and the timeouts) are made
 * in the browser.
 */
export const BREAKAGES = [
  "record",
  "entry_missing",
  "entry_threw",
  "entry_timeout",
  "page_missing",
  "page_timeout",
  "chunk_missing",
  "integrity",
  "contract",
  "render",
  "effect",
] as const;
/**
 * `entry_silent` is a shell that starts nothing and throws nothing: no one is left to report it. What loops is refused by the gate,
 * or hangs the tab; `global_styles` hide the whole page; `leaks` leaves behind whatever a page can.
 */
export type Breakage =
  | (typeof BREAKAGES)[number]
  | "entry_silent"
  | "import_loops"
  | "data_loops"
  | "page_hung"
  | "global_styles"
  | "leaks";

const PAGE_CHUNK = /__federation_expose_/;
const FIRST_PAGE = new RegExp(
  `${PAGE_CHUNK.source}(${AREAS.map((area) => EXPOSES[area][0]).join("|")})\\.js$`,
);

/** The change of a breakage to the text of a file in the copy, with correct hashes. */
export function breakText(breakage: Breakage | undefined, text: string, name: string): string {
  const isEntry = isEntryScript(name);
  switch (breakage) {
    case "entry_threw":
      return isEntry ? `throw new Error("The entry of release-marker throws");${text}` : text;
    case "import_loops":
      return FIRST_PAGE.test(name) ? `for (;;);${text}` : text;
    case "entry_silent":
      return isEntry ? "" : text;
    case "contract":
      return isEntry ? text.replaceAll('requiredVersion: "^1.0.0"', 'requiredVersion: "^9.0.0"') : text;
    case "render":
      return text.replaceAll("behaviour-marker", "render throws");
    case "effect":
      return text.replaceAll("behaviour-marker", "effect throws");
    case "global_styles":
      return name.endsWith(".css") ? `${text}body{opacity:0}` : text;
    case "data_loops":
      return text.replaceAll("behaviour-marker", "data loops");
    case "leaks":
      return text.replaceAll("behaviour-marker", "effect leaks");
    case "page_hung":
      return text.replaceAll("behaviour-marker", "effect loops");
    default:
      return text;
  }
}

/** The stored files that a breakage deletes after the release was published in full. */
export function missingFiles(breakage: Breakage | undefined, files: ReadonlyMap<string, Buffer>): string[] {
  const scripts = [...files.keys()].filter((name) => name.endsWith(".js"));
  if (breakage === "entry_missing") return scripts.filter(isEntryScript);
  if (breakage === "page_missing") return scripts.filter((name) => PAGE_CHUNK.test(name));
  if (breakage === "chunk_missing")
    return scripts.filter((name) => files.get(name)?.includes("Late part of"));
  return [];
}

/** The file that a timeout holds back for good. */
export const isHeld = (breakage: Breakage | undefined, name: string): boolean =>
  (breakage === "entry_timeout" && name === "entry.js") ||
  (breakage === "page_timeout" && PAGE_CHUNK.test(name));

/** The files that `integrity` changes on their way to the page: an area's pages, the first script of the shell. */
export const isTampered = (deployable: Deployable, name: string): boolean =>
  name.endsWith(".js") && (deployable === "shell" ? isEntryScript(name) : PAGE_CHUNK.test(name));
