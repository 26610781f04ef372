import { ANALYTICS_TIMEOUT_MS } from "@lagom/shared/limits";
import { gzipSync, strToU8 } from "fflate";
import type { Delivery } from "./batch-queue.ts";

/** A closing page may send this much (browsers allow 64 KiB in all, shared with other requests). */
const BEACON_BYTES = 56 * 1024;
/** Avoids a preflight request; PostHog recognises gzip by its first bytes. */
const TYPE = "text/plain";

// Saved before the recorder replaces it with its own.
const send = fetch;

/** Posts a body, compressed. */
export async function post(url: string, body: unknown): Promise<Delivery> {
  const abort = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    abort.abort();
  }, ANALYTICS_TIMEOUT_MS);
  try {
    const response = await send(url, {
      method: "POST",
      headers: { "content-type": TYPE },
      body: compressed(body),
      signal: abort.signal,
      credentials: "omit",
    });
    return deliveryOf(response.status, response.headers.get("retry-after"));
  } catch {
    return timedOut ? "timed-out" : { later: true };
  } finally {
    clearTimeout(timer);
  }
}

/** Classifies an answer. */
export function deliveryOf(status: number, retryAfter: string | null): Delivery {
  if (status === 413) return "too-large";
  if (status === 429 || status >= 500) return { later: true, ...afterHeader(retryAfter) };
  return status < 400 ? "taken" : "refused";
}

/** `Retry-After`: seconds, or a date. */
function afterHeader(value: string | null): { retryAfterMs?: number } {
  if (!value) return {};
  const seconds = Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? {} : { retryAfterMs: Math.max(0, ms) };
}

/**
 * Hands items to the browser while the page closes, in parts small enough for it.
 * @returns the items that the browser did not accept
 */
export function beacon<T>(url: string, items: readonly T[], bodyOf: (part: readonly T[]) => unknown): T[] {
  if (items.length === 0) return [];
  const bytes = compressed(bodyOf(items));
  if (bytes.byteLength <= BEACON_BYTES && navigator.sendBeacon(url, new Blob([bytes], { type: TYPE }))) {
    return [];
  }
  if (items.length === 1) return [...items];
  const middle = Math.ceil(items.length / 2);
  return [...beacon(url, items.slice(0, middle), bodyOf), ...beacon(url, items.slice(middle), bodyOf)];
}

const compressed = (body: unknown): Uint8Array<ArrayBuffer> => gzipSync(strToU8(JSON.stringify(body)));
