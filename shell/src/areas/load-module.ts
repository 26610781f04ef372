import type { AreaModule } from "@lagom/shared/area-host";
import type { AreaRelease } from "@lagom/shared/release-document";
import { LoadFailure } from "../scripts/load-failure.ts";
import { loadLater, loadMessages } from "../scripts/load-messages.ts";
import { fileThatFailed, whileLoading } from "./failed-files.ts";
import type { Container } from "./federation.ts";
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
  const shareScope = await loadShareScope();
  await Promise.all([runEntry(name, release), loadMessages(release.messages)]);
  const messages = loadLater(name, part);
  const ask = async () => {
    const container = await initialize(name, shareScope);
    return (await container.get(`./${part}`))();
  };
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

type ShareScope = typeof import("./federation.ts").shareScope;

/**
 * Loads the federation runtime. If that fails before the shell has rendered, the previous shell takes over the page; after that, the
 * next load tries again.
 * @throws LoadFailure that names the shell's file
 */
const loadShareScope = (): Promise<ShareScope> =>
  import(/* webpackChunkName: "federation" */ "./federation.ts").then(
    ({ shareScope }) => shareScope,
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

/** Messages of containers about a missing shared module or expose. */
const OF_CONTRACT = /shared|RUNTIME-(005|006)|does not exist in container|is not a function/i;

const initialized = new Map<string, Promise<Container>>();

/**
 * The container of a release. It gets the share scope once, before it is asked for anything.
 * @throws Error
 */
function initialize(name: string, shareScope: ShareScope): Promise<Container> {
  const initializing = initialized.get(name) ?? initializeOnce(name, shareScope);
  initialized.set(name, initializing);
  return initializing;
}

async function initializeOnce(name: string, shareScope: ShareScope): Promise<Container> {
  const container = (window as unknown as Record<string, Container>)[name] as Container;
  try {
    await container.init(shareScope);
  } catch (cause) {
    throw new Error(`${name} did not accept what is shared: ${String(cause)}`, { cause });
  }
  return container;
}
