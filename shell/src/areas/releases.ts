import type { AreaRelease, ReleaseDocument } from "@lagom/shared/release-document";
import type { Area } from "@lagom/shared/remote";
import { hasUnsaved } from "@lagom/shared/unsaved";
import { create } from "zustand";
import { rememberBroken, rememberedBroken } from "./broken-releases.ts";
import { bucket } from "./bucket.ts";
import { chooseRelease, releaseKey } from "./choose-release.ts";
import { overridden } from "./override.ts";
import { inlinedDocument } from "./release-document.ts";
import { rememberRevision } from "./stale-document.ts";

interface Releases {
  /** What this page goes by. */
  taken: ReleaseDocument;
  /** The newest that the tab has learnt of; taken at the next navigation. */
  newest: ReleaseDocument;
  /** Releases that failed in this tab. */
  broken: ReadonlySet<string>;
  /** Failed too, but under unsaved input: broken from the next navigation on. */
  failing: ReadonlySet<string>;
}

/** Which releases this tab shows. */
export const useReleases = create<Releases>(() => {
  const taken = overridden(inlinedDocument());
  return { taken, newest: taken, broken: rememberedBroken(), failing: new Set() };
});

/** The release of an area that this tab shows, or undefined when none is left that works. */
export function releaseOf(area: Area): AreaRelease | undefined {
  const { taken, broken } = useReleases.getState();
  return chooseRelease(taken, area, { bucket: bucket(), broken });
}

/** Learns of a document; a lower revision of the same environment is a stale answer and forgotten. */
export function learn(document: ReleaseDocument): void {
  const { newest, taken } = useReleases.getState();
  if (document.environment === newest.environment && document.revision <= newest.revision) return;
  rememberRevision(document);
  useReleases.setState({ newest: overridden(document) });
  // Where nothing is shown there is nothing to disturb.
  for (const area of Object.keys(taken.areas) as Area[]) if (!releaseOf(area)) takeArea(area);
}

/**
 * Ends the use of a release in this tab, at once: what is drawn of it gives way to the newest release that works. A reload
 * goes on with that one; where none is left, it tries all again.
 */
export function breakRelease(area: Area, id: string): void {
  const broken = new Set(useReleases.getState().broken).add(releaseKey(area, id));
  useReleases.setState({ broken });
  takeArea(area);
  rememberBroken(releaseOf(area) ? broken : without(area, broken));
}

/** The same for a chunk that a page has asked for while it stands; unsaved input holds the swap up. */
export function breakStandingRelease(area: Area, id: string): void {
  if (hasUnsaved())
    useReleases.setState(({ failing }) => ({ failing: new Set(failing).add(releaseKey(area, id)) }));
  else breakRelease(area, id);
}

/** Forgets what is held against an area's releases, and goes by the newest document. */
export function forgive(area: Area): void {
  const broken = without(area, useReleases.getState().broken);
  rememberBroken(broken);
  useReleases.setState({ broken });
  takeArea(area);
}

const without = (area: Area, keys: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...keys].filter((key) => !key.startsWith(releaseKey(area, ""))));

/**
 * Takes the newest document for the page that is navigated to; never under unsaved input.
 * @returns true when another shell is live, for which the page must be loaded whole
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

function takeArea(area: Area): void {
  const { taken, newest } = useReleases.getState();
  const areas = { ...taken.areas };
  if (newest.areas[area]) areas[area] = newest.areas[area];
  useReleases.setState({ taken: { ...taken, areas } });
}

/** Whether a document still names a release. */
const names = ({ areas }: ReleaseDocument, key: string): boolean =>
  (Object.entries(areas) as [Area, NonNullable<ReleaseDocument["areas"][Area]>][]).some(
    ([area, { live, canary, fallback }]) =>
      [live, canary, fallback].some((release) => release && releaseKey(area, release.id) === key),
  );
