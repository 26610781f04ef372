import { callUrl } from "../contract/call-url.ts";
import { pageConfig } from "../page-config.ts";
import { storedSession } from "../session/stored-session.ts";
import { type Entry, ownEntries, store } from "./entries.ts";
import { thingOf } from "./write.ts";

/** Browsers take no more than 64 KiB of keepalive bodies together. */
const MOST_BYTES = 48_000;
/** Allowance for each request beyond its body, which also limits the number of requests. */
const REQUEST_BYTES = 1000;

/** Entries sent while the page is closing; undefined while it is not. */
let left: Set<string> | undefined;

/**
 * Sends the queue while the page closes, without waiting for answers. Each write names the previous one to the same resource,
 * and the server applies it only after that one. The entries stay stored: the next page sends them again under the same
 * Idempotency-Key, learns that the server has them, and drops them.
 * @returns whether the page is closing, so that nothing may be awaited any more
 */
export function sendLeaving(): boolean {
  const token = storedSession()?.access_token;
  let bytes = 0;
  const last = new Map<string, Entry>();
  // Without a network they would fail, or overtake each other when it returns.
  if (left && token && navigator.onLine)
    for (const entry of ownEntries()) {
      const { id, key, request } = entry;
      const before = last.get(thingOf(key));
      const body = JSON.stringify(request.body);
      bytes += REQUEST_BYTES + (body?.length ?? 0);
      if (bytes > MOST_BYTES) break;
      if (!left.has(id)) {
        left.add(id);
        store({ ...entry, tried: true });
        fetch(callUrl(key, pageConfig().api, request.params), {
          method: key.slice(0, key.indexOf(" ")),
          keepalive: true,
          headers: {
            authorization: `Bearer ${token}`,
            "idempotency-key": id,
            ...(before && { "idempotency-after": `${before.key} ${before.id}` }),
            ...(body && { "content-type": "application/json" }),
          },
          ...(body && { body }),
        }).catch(() => {}); // it is stored
      }
      last.set(thingOf(key), entry);
    }
  return left !== undefined;
}

/** Sends the queue as soon as the page starts to close. */
export function followLeaving(): void {
  addEventListener("pagehide", () => {
    left = new Set();
    sendLeaving();
  });
  addEventListener("pageshow", () => {
    left = undefined;
  });
}
