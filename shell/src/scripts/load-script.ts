import { pageConfig } from "@lagom/shared/page-config";
import type { HashedScript } from "@lagom/shared/release-document";
import { LoadFailure } from "./load-failure.ts";

const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Loads a script if its hash is right, once more where it is missing: the answer to a preload that failed stays with the page and is
 * used again. One of a development server has no hash: it runs on loopback only, and only if the document says that this is development.
 * @throws LoadFailure record, entry_missing or entry_timeout
 */
export function loadHashedScript({ src, integrity }: HashedScript): Promise<void> {
  const url = allowed(src, integrity);
  return loadScript(url, integrity).catch((failure: LoadFailure) => {
    if (failure.failure !== "entry_missing") throw failure;
    return loadScript(url, integrity);
  });
}

function allowed(src: string, integrity: string): string {
  const url = URL.parse(src, location.href);
  if (!url) throw new LoadFailure("record", `No address of a script: ${src}`);
  const ownMachine =
    pageConfig().development && LOOPBACK.test(url.hostname) && url.origin !== location.origin;
  if (!HASH.test(integrity) && !ownMachine)
    throw new LoadFailure("record", `Refused a script without a hash: ${src}`);
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
    globalThis as {
      trustedTypes?: { createPolicy(name: string, given: TrustedScriptUrls): TrustedScriptUrls };
    }
  ).trustedTypes?.createPolicy("lagom-entry", rules) ?? rules;

function loadScript(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const { entryTimeoutMs } = pageConfig();
    const fail = (failure: "entry_missing" | "entry_timeout", text: string) =>
      reject(new LoadFailure(failure, `${url} ${text}`, failure === "entry_missing" ? { file: url } : {}));
    // Once it is there, or missing, this changes nothing.
    setTimeout(() => fail("entry_timeout", `took over ${entryTimeoutMs} ms`), entryTimeoutMs);
    const script = document.createElement("script");
    script.integrity = integrity;
    script.crossOrigin = "anonymous";
    script.onload = () => resolve();
    script.onerror = () => fail("entry_missing", "could not be loaded");
    script.src = trusted.createScriptURL(url);
    document.head.append(script);
  });
}
