import { ANALYTICS_TIMEOUT_MS } from "@lagom/shared/limits";
import { gzipSync, strToU8 } from "fflate";
import type { Delivery } from "./batch-queue.ts";

/** A page that closes may send this much (64 KiB in all, less what else is under way). */
const BEACON_BYTES = 56 * 1024;
/** Needs no pre-flight, and PostHog knows gzip by its first bytes. */
const TYPE = "text/plain";

// Taken before the recorder puts its own in the place.
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

/** What an answer means for a batch. */
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
 * Hands items over to the browser as the page closes, in parts that it takes.
 * @returns the items that it did not take
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
