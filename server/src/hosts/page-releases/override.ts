import type { AreaRelease, ReleaseDocument } from "@lagom/shared/release-document";
import { AREAS, type Area } from "@lagom/shared/remote";
import { DEVELOPMENT_RELEASE } from "./development.ts";
import type { FindRecord } from "./find-record.ts";
import { areaRelease } from "./release-address.ts";

/** Another build of one area, shown to the tab that asks for it (docs/releases.md#override). */
export interface Override {
  area: Area;
  release: AreaRelease;
  /** Origin of a development server that serves it; null for a release of our own store. */
  origin: string | null;
}

const ASKED = new RegExp(`^(${AREAS.join("|")}):(.+)$`);
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Reads `?override=<area>:<release or address>`. In development a document carries what is asked for; in production it
 * carries nothing, and the shell asks `GET /api/admin/release-override`, which only operators may.
 * @returns undefined for what may not be shown or is not there
 */
export async function readOverride(find: FindRecord, asked: unknown): Promise<Override | undefined> {
  const [, area, build = ""] = (typeof asked === "string" && ASKED.exec(asked)) || [];
  if (!isArea(area)) return undefined;
  const release = await storedRelease(find, area, build);
  if (release) return { area, release, origin: null };
  const url = URL.parse(build);
  if (!url || !/^https?:$/.test(url.protocol) || !LOOPBACK.test(url.hostname)) return undefined;
  const entry = new URL("entry.js", url.href.replace(/\/?$/, "/")).href;
  return { area, release: { id: DEVELOPMENT_RELEASE, entry, integrity: "" }, origin: url.origin };
}

/** A release of our own store, or undefined where there is none. */
export async function storedRelease(
  find: FindRecord,
  area: Area,
  id: string,
): Promise<AreaRelease | undefined> {
  const record = /^[0-9a-f]{12}$/.test(id) ? await find(area, id) : undefined;
  return record && areaRelease(record);
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

const isArea = (text: string | undefined): text is Area =>
  (AREAS as readonly (string | undefined)[]).includes(text);
