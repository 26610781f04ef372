import type { WatchedClient } from "./events.ts";

/** Addresses of pages that are being loaded anew. */
const rescued = new Set<string>();

/** Loads a page anew that hangs; where the browser cannot, it stays until the person ends it. */
export async function loadAnew(client: WatchedClient, address: string): Promise<void> {
  const url = new URL(address);
  url.hash = ""; // with one, the browser would go to that part of the page that hangs
  rescued.add(url.href);
  await client.navigate(url.href).catch(() => {});
  rescued.delete(url.href);
}

/**
 * Isolates the document of a page that is loaded anew. Browsers give an isolated page a process of its own; in the process of
 * the page that hangs it would wait for ever.
 * @param document the answer to a navigation to the address
 */
export function isolateRescued(address: string, document: Response): Response {
  if (!rescued.has(address) || document.type === "opaqueredirect") return document;
  const headers = new Headers(document.headers);
  headers.set("cross-origin-opener-policy", "same-origin");
  headers.set("cross-origin-embedder-policy", "require-corp");
  return new Response(document.body, { status: document.status, headers });
}
