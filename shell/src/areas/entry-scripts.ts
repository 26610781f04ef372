import { pageConfig } from "@lagom/shared/page-config";
import type { AreaRelease } from "@lagom/shared/release-document";
import type { ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";

/** How long an entry may take before its release counts as failed. */
const ENTRY_TIMEOUT_MS = 8000;

const integrityByUrl = new Map<string, string>();

/**
 * Lets an entry be loaded, under its hash only. A development server's has none: it is let through on loopback, and only
 * where the document says that this is development.
 * @returns its whole address, as the federation runtime asks for it
 * @throws TypeError for any other entry without a hash
 */
export function allowEntry({ entry, integrity }: AreaRelease): string {
  const url = new URL(entry, location.href);
  const ownMachine = pageConfig().development && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (!integrity && !ownMachine) throw new TypeError(`Refused a script without a hash: ${entry}`);
  integrityByUrl.set(url.href, integrity);
  return url.href;
}

interface TrustedScriptUrls {
  createScriptURL(url: string): string;
}

const trustedEntries: TrustedScriptUrls = trustedTypesPolicy("lagom-entry", (url) => {
  if (!integrityByUrl.has(url)) throw new TypeError(`Refused a script without a hash: ${url}`);
  return url;
});

/** Loads entries with their integrity and refuses every script that has none, in every browser (design §3). */
export const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: "lagom-integrity",
  createScript({ url }) {
    const integrity = integrityByUrl.get(url);
    if (integrity === undefined) throw new TypeError(`Refused a script without a hash: ${url}`);
    const script = document.createElement("script");
    script.integrity = integrity;
    script.crossOrigin = "anonymous";
    script.async = true;
    script.src = trustedEntries.createScriptURL(url);
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
  createLink({ url }) {
    throw new TypeError(`Refused a link without a hash: ${url}`);
  },
  fetch(url) {
    throw new TypeError(`Refused a manifest: ${url}`);
  },
};

function trustedTypesPolicy(name: string, createScriptURL: (url: string) => string): TrustedScriptUrls {
  const factory = (
    window as { trustedTypes?: { createPolicy(name: string, rules: TrustedScriptUrls): TrustedScriptUrls } }
  ).trustedTypes;
  return factory ? factory.createPolicy(name, { createScriptURL }) : { createScriptURL };
}
