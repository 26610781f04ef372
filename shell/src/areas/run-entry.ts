import type { AreaRelease } from "@lagom/shared/release-document";
import { LoadFailure } from "../scripts/load-failure.ts";
import { loadHashedScript } from "../scripts/load-script.ts";

const running = new Map<string, Promise<void>>();

/**
 * Runs the entry of a release once, and only if its hash is right; it then sets `window[name]`. An entry of a development server
 * has no hash: it runs on loopback only, and only if the document says that this is development.
 * An entry that arrives after the time limit may still run, but nothing uses it, because its name belongs to that release.
 * @throws LoadFailure record, entry_missing, entry_threw or entry_timeout
 */
export function runEntry(name: string, release: AreaRelease): Promise<void> {
  if (isThere(name)) return Promise.resolve();
  const started = running.get(name) ?? loadTwice(name, release).finally(() => running.delete(name));
  running.set(name, started);
  return started;
}

const isThere = (name: string): boolean => (window as unknown as Record<string, unknown>)[name] !== undefined;

async function loadTwice(name: string, { entry, integrity }: AreaRelease): Promise<void> {
  await loadHashedScript({ src: entry, integrity });
  if (!isThere(name)) throw new LoadFailure("entry_threw", `${entry} ran, but has not registered ${name}`);
}
