import type { AreaRelease, ReleaseDocument } from "@lagom/shared/release-document";
import type { Area } from "@lagom/shared/remote";

interface Choice {
  /** From 0 to 99: this browser's place among all, for canaries. */
  bucket: number;
  /** Keys of releases that failed in this tab. */
  broken: ReadonlySet<string>;
}

/** Names a release of an area among those of all areas. */
export const releaseKey = (area: Area, id: string): string => `${area}/${id}`;

/**
 * The release of an area that a browser shows: the canary when it is among its share, else the live one, else the one to
 * fall back to; those that failed are left out.
 * @returns undefined when none is left
 */
export function chooseRelease(
  document: ReleaseDocument,
  area: Area,
  { bucket, broken }: Choice,
): AreaRelease | undefined {
  const { live, canary, fallback } = document.areas[area] ?? {};
  const chosen = canary && bucket < canary.percent ? canary : undefined;
  return [chosen, live, fallback].find((release) => release && !broken.has(releaseKey(area, release.id))) as
    | AreaRelease
    | undefined;
}
