import type { AreaHost, AreaModule } from "@lagom/shared/area-host";
import { CURRENT_RELEASES } from "@lagom/shared/release-document";
import type { AreaName } from "@lagom/shared/remote";
import type { LoadFailure } from "../scripts/load-failure.ts";
import { watchFiles } from "./failed-files.ts";
import { failureOf, whyFileFailed } from "./load-failure.ts";
import { loadModule } from "./load-module.ts";
import { enters, leaves } from "./on-page.ts";
import { reportRelease } from "./release-reports.ts";
import { breakMountedRelease, breakRelease, forgive, releaseOf, useReleases } from "./releases.ts";
import { lookForReleases } from "./watch-releases.ts";

/** Areas of which a file never arrived: only a new document asks for it again. */
const held = new Set<AreaName>();

/** Loads parts of areas, and replaces a release that fails by the last good one (docs/releases.md#fallback). */
export const areaHost: AreaHost = {
  subscribe: useReleases.subscribe,
  releaseOf: (area) => releaseOf(area)?.id,
  async load(module) {
    const release = releaseOf(module.area);
    if (release?.id !== module.release)
      throw new Error(`${module.area} ${module.release} is no longer shown`);
    const loading = { ...module };
    enters(loading);
    return loadModule(module, release).finally(() => leaves(loading));
  },
  enters,
  leaves,
  failed(module, during, error) {
    if (releaseOf(module.area)?.id !== module.release) return; // another part of it has failed already
    const failure = failureOf(error, during);
    console.warn(`${module.area} ${module.release} failed (${failure.failure})`, error);
    if (during === "waiting") held.add(module.area);
    breakRelease(module.area, module.release);
    void tell(module, failure);
  },
  shown: ({ area, part, release }) =>
    reportRelease({ deployable: area, release, page: part, outcome: "shown", shown_instead: null }),
  retry(area) {
    forgive(area);
    if (held.has(area)) location.reload();
    lookForReleases();
  },
};

/** Counts chunks that fail to load after the page was drawn as failures of their release, too. */
export function watchLateChunks(): void {
  watchFiles((key, file) => {
    lookForReleases();
    const [area = "", release = ""] = key.split("/");
    if (releaseOf(area)?.id !== release) return;
    breakMountedRelease(area, release);
    void tell(
      { area: area, release, part: "chunk" },
      failureOf({ name: "ChunkLoadError", message: file, request: file }, "render"),
    );
  });
}

/** Reports each failure once; not if the network is down, which is not the release's fault. */
async function tell(
  { area, part, release }: AreaModule,
  { failure, file, message, cause }: LoadFailure,
): Promise<void> {
  lookForReleases();
  // A timeout names no file: whether anything can be reached tells a release that hangs from a network that does.
  const asked = file ?? (failure.endsWith("_timeout") ? CURRENT_RELEASES : undefined);
  const why = asked ? await whyFileFailed(asked) : undefined;
  if (why === "unreachable") return;
  const { stack } = cause instanceof Error ? cause : {};
  const [, shell] = /\/releases\/shell\/(\w+)\//.exec(file ?? "") ?? [];
  reportRelease({
    ...(shell
      ? { deployable: "shell", release: shell, page: "main", shown_instead: null }
      : { deployable: area, release, page: part, shown_instead: releaseOf(area)?.id ?? null }),
    outcome: "failed",
    failure: file && why === "integrity" ? "integrity" : failure,
    message: message.slice(0, 500),
    ...(stack ? { stack: stack.slice(0, 4000) } : {}),
  });
}
