import type { AreaRelease } from "@lagom/shared/release-document";
import type { ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";

/** How long an entry may take before its release counts as failed (issue 4 of the release design: 8 s by default). */
const ENTRY_TIMEOUT_MS = 8000;

const integrityByUrl = new Map<string, string>();

/** Lets an entry be loaded, under this hash only. */
export function allowEntry(release: AreaRelease): void {
  integrityByUrl.set(release.entry, release.integrity);
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
    if (!integrity) throw new TypeError(`Refused a script without a hash: ${url}`);
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
