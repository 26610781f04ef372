import { cacheOf, isOfArticle, KINDS, type Kind, otherAddresses } from "./offline-reads.ts";

const MOST_BYTES = 2 * 1024 * 1024;

function isStorable({ ok, headers }: Response): boolean {
  return (
    ok &&
    headers.get("content-type")?.startsWith("application/json") === true &&
    Number(headers.get("content-length") ?? 0) <= MOST_BYTES
  );
}

/** Stores a reply as a user's newest of its kind, an article under all its URLs; deletes the oldest. */
export async function storeRead(user: string, kind: Kind, url: string, response: Response): Promise<void> {
  if (!isStorable(response)) return;
  // Opened only now, so that no cache is created again for a reader who signed out meanwhile.
  const cache = await caches.open(cacheOf(user, kind));
  if (isOfArticle(url)) {
    const copy = response.clone();
    const text: unknown = await copy.json().catch(() => null);
    for (const other of otherAddresses(url, text)) await putAnew(cache, other, response.clone());
  }
  await putAnew(cache, url, response);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - KINDS[kind].most)))
    await cache.delete(key, { ignoreVary: true });
}

async function putAnew(cache: Cache, url: string, response: Response): Promise<void> {
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, response);
}
