import { callUrl } from "../contract/call-url.ts";
import { pageConfig } from "../page-config.ts";
import { useSession } from "../session/store.ts";
import { storedSession } from "../session/stored-session.ts";
import { type Entry, ownEntries } from "./entries.ts";

/** Browsers take no more than 64 KiB of keepalive bodies together. */
const MOST_BYTES = 48_000;

/** Entries that are being sent, by id: those requests outlive the page by themselves. */
export const underWay = new Map<string, AbortController>();

let leaving = false;

/** Whether the page is being left: nothing may be awaited any more. */
export const isLeaving = (): boolean => leaving;

/**
 * Sends entries while the page goes away, without waiting for answers. They stay kept: the next page sends them again under
 * the same Idempotency-Key, learns that the server has them, and drops them.
 */
export function sendLeaving(entries: readonly Entry[]): void {
  const session = storedSession();
  if (!session) return;
  let bytes = 0;
  for (const { id, key, request } of entries) {
    const body = JSON.stringify(request.body);
    bytes += body?.length ?? 0;
    if (bytes > MOST_BYTES) return;
    fetch(callUrl(key, pageConfig().api, request.params), {
      method: key.slice(0, key.indexOf(" ")),
      keepalive: true,
      headers: {
        authorization: `Bearer ${session.access_token}`,
        "content-type": "application/json",
        "idempotency-key": id,
      },
      ...(body ? { body } : {}),
    }).catch(() => {}); // it is kept
  }
}

/** Sends what the reader did up to the first entry that another may depend on, as soon as the page is left. */
export function followLeaving(): void {
  addEventListener("pagehide", () => {
    leaving = true;
    const entries = ownEntries();
    // What was replaced while it was under way must not arrive after what took its place.
    for (const [id, sending] of underWay)
      if (useSession.getState().user && !entries.some((kept) => kept.id === id)) sending.abort();
    const dependent = entries.findIndex(({ patient }) => !patient);
    sendLeaving(
      (dependent < 0 ? entries : entries.slice(0, dependent)).filter(({ id }) => !underWay.has(id)),
    );
  });
  addEventListener("pageshow", () => {
    leaving = false;
  });
}
