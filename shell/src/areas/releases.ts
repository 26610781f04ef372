import type { AreaRelease, ReleaseDocument } from "@lagom/shared/release-document";
import type { AreaName } from "@lagom/shared/remote";
import { hasUnsaved } from "@lagom/shared/unsaved";
import { create } from "zustand";
import { rememberBroken, rememberedBroken } from "./broken-releases.ts";
import { bucket } from "./bucket.ts";
import { chooseRelease, releaseKey } from "./choose-release.ts";
import { overridden } from "./override.ts";
import { inlinedDocument } from "./release-document.ts";
import { rememberRevision } from "./stale-document.ts";

interface Releases {
  /** The document that this page uses. */
  taken: ReleaseDocument;
  /** The newest document this tab knows; used from the next navigation on. */
  newest: ReleaseDocument;
  /** Releases that failed in this tab. */
  broken: ReadonlySet<string>;
  /** Releases that failed under unsaved input: treated as broken from the next navigation on. */
  failing: ReadonlySet<string>;
}

/** The releases that this tab shows. */
export const useReleases = create<Releases>(() => {
  const taken = overridden(inlinedDocument());
  return { taken, newest: taken, broken: rememberedBroken(), failing: new Set() };
});

/** The release of an area that this tab shows; undefined if none is left that works. */
export function releaseOf(area: AreaName): AreaRelease | undefined {
  const { taken, broken } = useReleases.getState();
  return chooseRelease(taken, area, { bucket: bucket(), broken });
}

/** Remembers a newer document; a lower revision of the same environment is an outdated answer and ignored. */
export function learn(document: ReleaseDocument): void {
  const { newest, taken } = useReleases.getState();
  if (document.environment === newest.environment && document.revision <= newest.revision) return;
  rememberRevision(document);
  useReleases.setState({ newest: overridden(document) });
  // If nothing is shown, nothing can be disturbed.
  for (const area of Object.keys(taken.areas)) if (!releaseOf(area)) takeArea(area);
}

/**
 * Stops using a release in this tab at once: its pages are replaced by the newest release that works. A reload keeps using that
 * one; if none is left, it tries all of them again.
 */
export function breakRelease(area: AreaName, id: string): void {
  const broken = new Set(useReleases.getState().broken).add(releaseKey(area, id));
  useReleases.setState({ broken });
  takeArea(area);
  rememberBroken(releaseOf(area) ? broken : without(area, broken));
}

/** The same for a chunk that a page requested later; unsaved input delays the swap. */
export function breakMountedRelease(area: AreaName, id: string): void {
  if (hasUnsaved())
    useReleases.setState(({ failing }) => ({ failing: new Set(failing).add(releaseKey(area, id)) }));
  else breakRelease(area, id);
}

/** Forgets the failures of an area's releases, and uses the newest document. */
export function forgive(area: AreaName): void {
  const broken = without(area, useReleases.getState().broken);
  rememberBroken(broken);
  useReleases.setState({ broken });
  takeArea(area);
}

const without = (area: AreaName, keys: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...keys].filter((key) => !key.startsWith(releaseKey(area, ""))));

/**
 * Uses the newest document from this navigation on; never under unsaved input.
 * @returns true if another shell is live, so that the page has to be reloaded
 */
export function takeNewest(): boolean {
  const { newest, broken, failing } = useReleases.getState();
  if (hasUnsaved()) return false;
  if (newest.shell.live.id !== inlinedDocument().shell.live.id) return true;
  const still = new Set([...broken, ...failing].filter((key) => names(newest, key)));
  rememberBroken(still);
  useReleases.setState({ taken: newest, broken: still, failing: new Set() });
  return false;
}

function takeArea(area: AreaName): void {
  const { taken, newest } = useReleases.getState();
  const areas = { ...taken.areas };
  if (newest.areas[area]) areas[area] = newest.areas[area];
  useReleases.setState({ taken: { ...taken, areas } });
}

/** Whether a document still names a release. */
const names = ({ areas }: ReleaseDocument, key: string): boolean =>
  Object.entries(areas).some(([area, { live, canary, fallback }]) =>
    [live, canary, fallback].some((release) => release && releaseKey(area, release.id) === key),
  );
