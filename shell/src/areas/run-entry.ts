import { pageConfig } from "@lagom/shared/page-config";
import type { AreaRelease } from "@lagom/shared/release-document";
import { LoadFailure } from "./load-failure.ts";

const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

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

async function loadTwice(name: string, release: AreaRelease): Promise<void> {
  const url = allowed(release);
  const load = () => loadScript(url, release.integrity);
  // The answer to a preload that failed stays with the page and is used once more.
  await load().catch((failure: LoadFailure) => {
    if (failure.failure !== "entry_missing") throw failure;
    return load();
  });
  if (!isThere(name)) throw new LoadFailure("entry_threw", `${url} ran, but has not registered ${name}`);
}

function allowed({ entry, integrity }: AreaRelease): string {
  const url = URL.parse(entry, location.href);
  if (!url) throw new LoadFailure("record", `No address of an entry: ${entry}`);
  const ownMachine =
    pageConfig().development && LOOPBACK.test(url.hostname) && url.origin !== location.origin;
  if (!HASH.test(integrity) && !ownMachine)
    throw new LoadFailure("record", `Refused a script without a hash: ${entry}`);
  allowedUrls.add(url.href);
  return url.href;
}

const allowedUrls = new Set<string>();

interface TrustedScriptUrls {
  createScriptURL(url: string): string;
}

const rules: TrustedScriptUrls = {
  createScriptURL(url) {
    if (!allowedUrls.has(url)) throw new TypeError(`Refused a script without a hash: ${url}`);
    return url;
  },
};
const trusted =
  (
    window as {
      trustedTypes?: { createPolicy(name: string, given: TrustedScriptUrls): TrustedScriptUrls };
    }
  ).trustedTypes?.createPolicy("lagom-entry", rules) ?? rules;

function loadScript(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const { entryTimeoutMs } = pageConfig();
    const fail = (failure: "entry_missing" | "entry_timeout", text: string) =>
      reject(new LoadFailure(failure, `${url} ${text}`, failure === "entry_missing" ? { file: url } : {}));
    const timer = setTimeout(() => fail("entry_timeout", `took over ${entryTimeoutMs} ms`), entryTimeoutMs);
    const script = document.createElement("script");
    script.integrity = integrity;
    script.crossOrigin = "anonymous";
    script.onload = () => resolve();
    script.onerror = () => fail("entry_missing", "could not be loaded");
    script.addEventListener("load", () => clearTimeout(timer));
    script.addEventListener("error", () => clearTimeout(timer));
    script.src = trusted.createScriptURL(url);
    document.head.append(script);
  });
}
