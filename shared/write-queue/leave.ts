import { callUrl } from "../contract/call-url.ts";
import { pageConfig } from "../page-config.ts";
import { storedSession } from "../session/stored-session.ts";
import { type Entry, ownEntries, store } from "./entries.ts";
import { thingOf } from "./write.ts";

/** Browsers take no more than 64 KiB of keepalive bodies together. */
const MOST_BYTES = 48_000;
/** What a request takes beside its body; it also bounds their number. */
const REQUEST_BYTES = 1000;

/** The entries that were sent as the page is left; undefined while it is not. */
let left: Set<string> | undefined;

/**
 * Sends all that waits while the page goes away, without waiting for answers: each names the one before it that is about the
 * same thing, and the server takes it only after that one. They stay stored: the next page sends them again under the same Idempotency-Key, learns that the server has
 * them, and drops them.
 * @returns whether the page is being left: nothing may be awaited any more
 */
export function sendLeaving(): boolean {
  const token = storedSession()?.access_token;
  let bytes = 0;
  const last = new Map<string, Entry>();
  // Without a network they would only fail, or overtake each other as it returns.
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
        }).catch(() => {}); // it is kept
      }
      last.set(thingOf(key), entry);
    }
  return left !== undefined;
}

/** Sends what waits as soon as the page is left. */
export function followLeaving(): void {
  addEventListener("pagehide", () => {
    left = new Set();
    sendLeaving();
  });
  addEventListener("pageshow", () => {
    left = undefined;
  });
}
