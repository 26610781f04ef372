import { OFFLINE_STATUS } from "@lagom/shared/api/offline-answer";
import type { FetchEvent } from "./events.ts";
import { networkOrOffline } from "./network-or-offline.ts";
import { cacheOf, isOfArticle, KINDS, type Kind, otherAddresses, userOf } from "./offline-reads.ts";

/** A read that takes longer is answered from the offline copy, if there is one. */
const PATIENCE_MS = 8000;
const MOST_BYTES = 2 * 1024 * 1024;

/** Answers a read from the network, or offline from this user's cached copy. */
export async function answerRead(event: FetchEvent, kind: Kind): Promise<Response> {
  const { request } = event;
  const user = userOf(request.headers.get("authorization"));
  if (user === undefined) return fetch(request);
  const cacheName = cacheOf(user, kind);
  const fresh = fetch(request);
  event.waitUntil(
    fresh.then(
      (response) =>
        isStorable(response) ? store(cacheName, request.url, response.clone(), KINDS[kind].most) : undefined,
      () => undefined,
    ),
  );
  return networkOrOffline(fresh, PATIENCE_MS, async () => {
    const copy = await caches.match(request.url, { cacheName, ignoreVary: true });
    return copy && new Response(copy.body, { status: OFFLINE_STATUS, headers: copy.headers });
  });
}

function isStorable({ ok, headers }: Response): boolean {
  return (
    ok &&
    headers.get("content-type")?.startsWith("application/json") === true &&
    Number(headers.get("content-length") ?? 0) <= MOST_BYTES
  );
}

/** Caches a response as the newest, an article under all its URLs; deletes the oldest. */
async function store(cacheName: string, url: string, response: Response, most: number): Promise<void> {
  // Opened only now, so that no cache is created again for a reader who signed out meanwhile.
  const cache = await caches.open(cacheName);
  if (isOfArticle(url)) {
    const copy = response.clone();
    const text: unknown = await copy.json().catch(() => null);
    for (const other of otherAddresses(url, text)) await putAnew(cache, other, response.clone());
  }
  await putAnew(cache, url, response);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most)))
    await cache.delete(key, { ignoreVary: true });
}

async function putAnew(cache: Cache, url: string, response: Response): Promise<void> {
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, response);
}
