import { alone, cacheOf, isOfArticle, KINDS, type Kind, otherAddresses } from "./offline-reads.ts";

const MOST_BYTES = 2 * 1024 * 1024;

function isStorable({ ok, headers }: Response): boolean {
  return (
    ok &&
    headers.get("content-type")?.startsWith("application/json") === true &&
    Number(headers.get("content-length") ?? 0) <= MOST_BYTES
  );
}

/**
 * Stores a reply as a user's newest of its kind, an article under all its URLs; deletes the oldest. Nothing is stored for who is
 * signed in no longer: their caches are gone, and only the page of whoever is signed in makes them.
 */
export async function storeRead(user: string, kind: Kind, url: string, response: Response): Promise<void> {
  if (!isStorable(response)) return;
  // All of it first: nobody's sign-out waits for a slow network.
  const body = await response.blob();
  const { headers } = response;
  const isText = isOfArticle(url);
  const text: unknown = isText
    ? await body
        .text()
        .then(JSON.parse)
        .catch(() => null)
    : null;
  const name = cacheOf(user, kind);
  await alone(async () => {
    if (!(await caches.has(name))) return;
    const cache = await caches.open(name);
    for (const address of [...(isText ? otherAddresses(url, text) : []), url]) {
      await cache.delete(address, { ignoreVary: true });
      await cache.put(address, new Response(body, { headers }));
    }
    const keys = await cache.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - KINDS[kind].most)))
      await cache.delete(key, { ignoreVary: true });
  });
}
