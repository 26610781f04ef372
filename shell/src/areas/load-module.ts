import type { AreaModule } from "@lagom/shared/area-host";
import type { AreaRelease } from "@lagom/shared/release-document";
import { LoadFailure } from "../scripts/load-failure.ts";
import { loadLater, loadMessages } from "../scripts/load-messages.ts";
import { fileThatFailed, whileLoading } from "./failed-files.ts";
import { leaveBrokenShell } from "./leave-broken-shell.ts";
import { runEntry } from "./run-entry.ts";

const modules = new Map<string, Promise<object>>();

/**
 * Loads one module of a release, once for all callers. If files failed to load, calling again retries; code that has thrown cannot
 * run again, so its failure is permanent.
 * @throws LoadFailure
 */
export function loadModule(module: AreaModule, release: AreaRelease): Promise<object> {
  const key = `${module.area}/${release.id}/${module.part}`;
  const known = modules.get(key);
  if (known) return known;
  const loading = whileLoading(`${module.area}/${release.id}`, () => load(module, release));
  modules.set(key, loading);
  loading.catch((failure: LoadFailure) => {
    if (failure.file || failure.failure === "entry_timeout") modules.delete(key);
  });
  return loading;
}

async function load({ area, part }: AreaModule, release: AreaRelease): Promise<object> {
  const name = `${area}_${release.id}`;
  const file = () => fileThatFailed(`${area}/${release.id}`);
  const federation = await loadFederation();
  const ask = () => federation.loadRemote<object>(`${name}/${part}`);
  await Promise.all([runEntry(name, release), loadMessages(release.messages)]);
  register(federation, name, release);
  const messages = loadLater(name, part);
  const module = await askAgain(ask, file).catch(explain);
  if (!Object.values(module ?? {}).some((value) => typeof value === "function"))
    throw new LoadFailure("contract", `${name} exposes no component ./${part}`);
  await messages;
  return module as object;

  function explain(cause: unknown): never {
    const message = cause instanceof Error ? cause.message : String(cause);
    const missing = file();
    if (OF_CONTRACT.test(message)) throw new LoadFailure("contract", message, { cause });
    if (missing) throw new LoadFailure("page_missing", message, { file: missing, cause });
    throw new LoadFailure("entry_threw", message, { cause });
  }
}

type Federation = typeof import("./federation.ts").federation;

/**
 * Loads the federation runtime. If that fails before the shell has rendered, the previous shell takes over the page; after that, the
 * next load tries again.
 * @throws LoadFailure that names the shell's file
 */
const loadFederation = (): Promise<Federation> =>
  import(/* webpackChunkName: "federation" */ "./federation.ts").then(
    ({ federation }) => federation,
    (cause: { message: string; request?: string }) => {
      const { message, request: file } = cause;
      if (file) leaveBrokenShell(file);
      throw new LoadFailure("entry_missing", message, { ...(file && { file }), cause });
    },
  );

/**
 * Loads, and retries for each further file that fails: the page reuses the response of a failed preload once more, and only the
 * first such file ends an attempt. A file that fails twice is really missing.
 */
async function askAgain<T>(ask: () => Promise<T>, lastFailed: () => string | undefined): Promise<T> {
  const before = new Set<string>();
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const file = lastFailed();
      if (file === undefined || before.has(file)) throw error;
      before.add(file);
    }
  }
}

/** Messages of the federation runtime about a missing shared module or expose. */
const OF_CONTRACT = /shared|RUNTIME-(002|005|006|014|015)|does not exist in container|is not a function/i;

const registered = new Set<string>();

/** Registers a release under its own name, so that two releases of an area never mix (docs/releases.md#federation). */
function register(federation: Federation, name: string, { entry }: AreaRelease): void {
  if (registered.has(name)) return;
  federation.registerRemotes([
    { name, entry: new URL(entry, location.href).href, type: "global", entryGlobalName: name },
  ]);
  registered.add(name);
}
