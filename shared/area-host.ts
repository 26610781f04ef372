import type { AreaName } from "./remote.ts";

/** One module of one release of an area. */
export interface AreaModule {
  area: AreaName;
  part: string;
  release: string;
}

/** What a module was doing when it failed; `waiting` ran into the time limit. */
export type Phase = "render" | "effect" | "waiting";

/** What the shell knows of the areas' releases, and does for their parts. */
export interface AreaHost {
  /** Calls back whenever `releaseOf` may answer differently. */
  subscribe(onChange: () => void): () => void;
  /** The release of an area that this tab shows; undefined when none is left that works. */
  releaseOf(area: AreaName): string | undefined;
  /**
   * Loads a module.
   * @throws LoadFailure that says what failed
   */
  load(module: AreaModule): Promise<object>;
  /** Told before a module is drawn for the first time. */
  enters(module: AreaModule): void;
  /** Told, with the same object, when it is no longer on the page. */
  leaves(module: AreaModule): void;
  /**
   * Told of an error while a module was loaded or drawn, or its effects began, or that it showed nothing in time: its release is
   * broken from now on.
   */
  failed(module: AreaModule, during: Phase, error: unknown): void;
  /** Told when a module stands on the page. */
  shown(module: AreaModule): void;
  /** Tries again what was broken. */
  retry(area: AreaName): void;
}

let host: AreaHost | undefined;

/** The shell gives its host once, at start. */
export function provideAreaHost(given: AreaHost): void {
  host = given;
}

/** @throws Error before the shell has provided its host */
export function areaHost(): AreaHost {
  if (!host) throw new Error("The shell has provided no host of areas");
  return host;
}
