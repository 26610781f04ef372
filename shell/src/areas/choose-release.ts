import type { AreaRelease, ReleaseDocument } from "@lagom/shared/release-document";
import type { AreaName } from "@lagom/shared/remote";

interface Choice {
  /** This browser's bucket for canaries, from 0 to 99. */
  bucket: number;
  /** Keys of releases that failed in this tab. */
  broken: ReadonlySet<string>;
}

/** Identifies a release among those of all areas. */
export const releaseKey = (area: AreaName, id: string): string => `${area}/${id}`;

/**
 * The release of an area that a browser shows: the canary if the browser belongs to its share, else the live release, else the
 * fallback; releases that failed are left out.
 * @returns undefined if none is left
 */
export function chooseRelease(
  document: ReleaseDocument,
  area: AreaName,
  { bucket, broken }: Choice,
): AreaRelease | undefined {
  const { live, canary, fallback } = document.areas[area] ?? {};
  const chosen = canary && bucket < canary.percent ? canary : undefined;
  return (
    [chosen, live, fallback].find((release) => release && !broken.has(releaseKey(area, release.id))) ??
    undefined
  );
}
