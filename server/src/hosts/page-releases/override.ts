import { AreaPages, pageProblems } from "@lagom/releases/area-pages";
import type { AreaPage, AreaRelease, ReleaseDocument } from "@lagom/shared/release-document";
import { type AreaName, DEPLOYABLE_NAME, PAGES_FILE } from "@lagom/shared/remote";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { DEVELOPMENT_RELEASE } from "./development.ts";
import type { FindRecord } from "./find-record.ts";
import { areaRelease, pagesForBrowser } from "./release-address.ts";

/** Another build of one area, shown to the tab that asks for it (docs/releases.md#override). */
export interface Override {
  area: AreaName;
  release: AreaRelease;
  /** Origin of a development server that serves it; null for a release of our own store. */
  origin: string | null;
}

const ASKED = /^([^:]+):(.+)$/;
/** A development server on this machine answers at once. */
const PATIENCE_MS = 2000;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Reads `?override=<area>:<release or address>`. In development a document carries what is asked for; in production it
 * carries nothing, and the shell asks `GET /api/admin/release-override`, which only operators may.
 * @param language of the document
 * @returns undefined for what may not be shown or is not there
 */
export async function readOverride(
  find: FindRecord,
  asked: unknown,
  language: LanguageCode,
): Promise<Override | undefined> {
  const [, area, build = ""] = (typeof asked === "string" && ASKED.exec(asked)) || [];
  if (!isArea(area)) return undefined;
  const release = await storedRelease(find, area, build, language);
  if (release) return { area, release, origin: null };
  const url = URL.parse(build);
  if (!url || !/^https?:$/.test(url.protocol) || !LOOPBACK.test(url.hostname)) return undefined;
  const entry = new URL("entry.js", url.href.replace(/\/?$/, "/")).href;
  const pages = await pagesAt(area, new URL(PAGES_FILE, entry), language);
  return { area, release: { id: DEVELOPMENT_RELEASE, entry, integrity: "", pages }, origin: url.origin };
}

/** The pages that an area under development declares; undefined if its server has no such list. */
async function pagesAt(area: AreaName, list: URL, language: LanguageCode): Promise<AreaPage[] | undefined> {
  try {
    const answer = await fetch(list, { redirect: "error", signal: AbortSignal.timeout(PATIENCE_MS) });
    const pages = AreaPages.parse(await answer.json());
    return pageProblems(area, pages).length === 0 ? pagesForBrowser(pages, language) : undefined;
  } catch {
    return undefined;
  }
}

/** A release of our own store, or undefined where there is none. */
export async function storedRelease(
  find: FindRecord,
  area: AreaName,
  id: string,
  language?: LanguageCode,
): Promise<AreaRelease | undefined> {
  const record = /^[0-9a-f]{12}$/.test(id) ? await find(area, id) : undefined;
  return record && areaRelease(record, language);
}

/** The release document with an override as what is live, and what is live to fall back to. */
export function withOverride(document: ReleaseDocument, { area, release }: Override): ReleaseDocument {
  const fallback = document.areas[area]?.live ?? null;
  return {
    ...document,
    override: { area, release },
    areas: { ...document.areas, [area]: { live: release, canary: null, fallback } },
  };
}

const isArea = (text: string | undefined): text is AreaName =>
  text !== undefined && text !== "shell" && DEPLOYABLE_NAME.test(text);
