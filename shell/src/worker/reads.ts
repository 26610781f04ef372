import { OFFLINE_STATUS } from "@lagom/shared/api/offline-answer";
import type { FetchEvent } from "./events.ts";
import { networkOrOffline } from "./network-or-offline.ts";
import { cacheOf, type Kind, userOf } from "./offline-reads.ts";
import { storeRead } from "./store-read.ts";

/** A read that takes longer is answered from the offline copy, if there is one. */
const PATIENCE_MS = 8000;

/** Answers a read from the network, or offline from this user's cached copy. */
export async function answerRead(event: FetchEvent, kind: Kind): Promise<Response> {
  const { request } = event;
  const user = userOf(request.headers.get("authorization"));
  if (user === undefined) return fetch(request);
  const cacheName = cacheOf(user, kind);
  const fresh = fetch(request);
  event.waitUntil(
    fresh.then(
      (response) => storeRead(user, kind, request.url, response.clone()),
      () => undefined,
    ),
  );
  return networkOrOffline(fresh, PATIENCE_MS, async () => {
    const copy = await caches.match(request.url, { cacheName, ignoreVary: true });
    return copy && new Response(copy.body, { status: OFFLINE_STATUS, headers: copy.headers });
  });
}
