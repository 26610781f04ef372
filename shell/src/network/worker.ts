import { pageConfig } from "@lagom/shared/page-config";
import { storedSession } from "@lagom/shared/session/stored-session";
import { inlinedDocument } from "../areas/release-document.ts";
import { whenIdle } from "../session/when-idle.ts";
import { TAKE_OVER } from "../worker/events.ts";
import { ALL_CACHES } from "../worker/offline-reads.ts";

/** A development server has no service worker. */
const DEVELOPMENT_RELEASE = "dev";

/** Installs the service worker once the page is rendered, or removes it where the release document switches it off. */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const release = inlinedDocument();
  if (release.shell.live.id === DEVELOPMENT_RELEASE) return;
  if (!release.worker) return removeWorker();
  await new Promise<void>(whenIdle);
  const first = navigator.serviceWorker.controller === null;
  const { active } = await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: "none" });
  // A page that was loading while the worker started was not claimed by it.
  if (first) active?.postMessage(TAKE_OVER);
  if (storedSession())
    await (await import(/* webpackChunkName: "readers" */ "./for-readers.ts")).startForReader();
}

async function removeWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(ALL_CACHES)).map((name) => caches.delete(name)));
}

/** The worker's URL carries the origin of the API whose responses it caches. */
function trustedAddress(): string {
  const address = `/sw.js?api=${encodeURIComponent(pageConfig().api)}`;
  const rules = { createScriptURL: (url: string) => (url === address ? url : "") };
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, r: typeof rules): typeof rules };
  };
  return (trustedTypes?.createPolicy("lagom-worker", rules) ?? rules).createScriptURL(address);
}
