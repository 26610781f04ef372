import { pageInLanguage } from "@lagom/releases/area-pages";
import type { ReleaseRecord } from "@lagom/releases/record";
import type { AreaRelease } from "@lagom/shared/release-document";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { declaredPages } from "../page-releases/release-address.ts";
import type { ReleaseState } from "../page-releases/release-state.ts";
import type { RouteEntry } from "./route-match.ts";

/** The routes of the pages that a release of an area declares, with their titles and descriptions in a language. */
export const routesOfRecord = (record: ReleaseRecord, language: LanguageCode): RouteEntry[] =>
  declaredPages(record).map((page) => ({ ...pageInLanguage(page, language), area: record.deployable }));

/**
 * The routes of the pages that areas declare: those of live releases, then of canaries, since the host does not know who sees one.
 * They come after the shell's own, which they never replace.
 */
export function areaRoutes(
  { document, named }: Pick<ReleaseState, "document" | "named">,
  language: LanguageCode,
): RouteEntry[] {
  const recordOf = (area: string, release: AreaRelease | null) =>
    named.filter(({ deployable, id }) => deployable === area && id === release?.id);
  return Object.entries(document.areas)
    .flatMap(([area, { live, canary }]) => [...recordOf(area, live), ...recordOf(area, canary)])
    .flatMap((record) => routesOfRecord(record, language));
}
