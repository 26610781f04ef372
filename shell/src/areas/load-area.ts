import type { AreaRelease } from "@lagom/shared/release-document";
import type { Area, AreaModules, ExposeOf } from "@lagom/shared/remote";
import { loadRemote, registerPlugins, registerRemotes } from "@module-federation/enhanced/runtime";
import { allowEntry, integrityPlugin } from "./entry-scripts.ts";
import { releaseDocument } from "./release-document.ts";

registerPlugins([integrityPlugin]);

/** An area, or one of its modules, could not be loaded. */
export class AreaLoadError extends Error {
  override name = "AreaLoadError";
  readonly area: Area;
  readonly releaseId: string | undefined;
  constructor(area: Area, releaseId: string | undefined, cause: unknown) {
    super(`Area ${area} could not be loaded`, { cause });
    this.area = area;
    this.releaseId = releaseId;
  }
}

/**
 * Loads one module of an area's live release. A failed load is forgotten, so that calling again tries again; it is tried
 * a few times at once, because the first answers may be those of preloads that failed before.
 * @throws AreaLoadError when the release, its entry or the module cannot be had
 */
export async function loadArea<A extends Area, E extends ExposeOf<A>>(
  area: A,
  expose: E,
): Promise<AreaModules[A][E]> {
  const release = releaseDocument().areas[area]?.live;
  try {
    if (!release) throw new Error("No release is live");
    const address = `${register(area, release)}/${expose}`;
    const load = () => loadRemote<AreaModules[A][E]>(address);
    const module = await load().catch(load).catch(load);
    if (!module) throw new Error(`The release exposes no ./${expose}`);
    return module;
  } catch (cause) {
    throw new AreaLoadError(area, release?.id, cause);
  }
}

const registered = new Set<string>();

/** Registers a release under its own name, once, so that two releases of an area never mix (research/federation.md §3.4). */
function register(area: Area, release: AreaRelease): string {
  const name = `${area}_${release.id}`;
  if (!registered.has(name)) {
    registerRemotes([{ name, entry: allowEntry(release), type: "global", entryGlobalName: name }]);
    registered.add(name);
  }
  return name;
}
