import type { AreaModule } from "@lagom/shared/area-host";
import type { AreaRelease } from "@lagom/shared/release-document";
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from "@module-federation/enhanced/runtime";
import { takeFailedFile, whileLoading } from "./failed-files.ts";
import { LoadFailure } from "./load-failure.ts";
import { runEntry } from "./run-entry.ts";

/** The federation runtime itself loads nothing: entries are run here under their hash, and they hold those of their chunks. */
const refusing: ModuleFederationRuntimePlugin = {
  name: "lagom-integrity",
  createScript: ({ url }) => refuse(url),
  createLink: ({ url }) => refuse(url),
  fetch: (url) => refuse(url),
};
registerPlugins([refusing]);

function refuse(url: string): never {
  throw new TypeError(`Refused a file without a hash: ${url}`);
}

/**
 * Loads one module of a release. A failed load is forgotten, so that calling again tries again.
 * @throws LoadFailure that says what failed
 */
export function loadModule({ area, part }: AreaModule, release: AreaRelease): Promise<object> {
  const key = `${area}/${release.id}`;
  return whileLoading(key, async () => {
    const name = `${area}_${release.id}`;
    await runEntry(name, release);
    takeFailedFile(key); // of the entry, which has come since
    let file: string | undefined;
    register(name, release);
    const module = await loadRemote<object>(`${name}/${part}`).catch(again).catch(again).catch(explain);
    if (!Object.values(module ?? {}).some((value) => typeof value === "function"))
      throw new LoadFailure("contract", `${name} exposes no component ./${part}`);
    return module as object;

    /** The answers to preloads that failed stay with the page and are used once more. */
    function again(cause: unknown): Promise<object | null> {
      file = takeFailedFile(key) ?? file;
      if (!file) throw cause;
      return loadRemote<object>(`${name}/${part}`);
    }

    function explain(cause: unknown): never {
      file = takeFailedFile(key) ?? file;
      const message = cause instanceof Error ? cause.message : String(cause);
      if (OF_CONTRACT.test(message)) throw new LoadFailure("contract", message, { cause });
      if (file) throw new LoadFailure("page_missing", message, { file, cause });
      throw new LoadFailure("entry_threw", message, { cause });
    }
  });
}

/** The federation runtime's words for a shared module or an expose that one side lacks. */
const OF_CONTRACT = /shared|RUNTIME-(002|005|006|014|015)|does not exist in container|is not a function/i;

const registered = new Set<string>();

/** Registers a release under its own name, once, so that two releases of an area never mix (research/federation.md §3.4). */
function register(name: string, { entry }: AreaRelease): void {
  if (registered.has(name)) return;
  registerRemotes([
    { name, entry: new URL(entry, location.href).href, type: "global", entryGlobalName: name },
  ]);
  registered.add(name);
}
